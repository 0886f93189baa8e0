import path from 'node:path';
import ts from 'typescript';
import type {FileProblem, SourcePage} from '../../src/content';
import {DOCS_LOCALE} from '../../src/site/locales';
import {createVirtualHost} from '../samples/ts/program';

/** Imports, expressions and elements of a page as a module in TypeScript. */
export interface PageCode {
  readonly page: SourcePage;
  readonly text: string;
  /** Line of the page for each line of the text; 0 for code that is not on the page. */
  readonly lines: readonly number[];
}

/** Names that a page has without an import: those of JavaScript, of browsers, and of https://docusaurus.io/docs/markdown-features/react */
const GIVEN = new Set([
  ...Object.getOwnPropertyNames(globalThis),
  ...['window', 'document', 'location', 'localStorage', 'sessionStorage'],
  ...['require', 'props', 'contentTitle', 'toc', 'assets'],
  ...['Admonition', 'Details', 'Head'],
]);

const declare = (names: string) => names.replace(/\S+/g, '$&?: any;');

/** Properties of components whose modules do not declare them, or are not read. */
const PROPERTIES: Readonly<Record<string, string>> = {
  Tabs: 'defaultValue values groupId queryString block lazy',
  TabItem: 'value label default attributes hidden',
  // `Props` of src/live/ui/SheetPicture, and `PictureOptions` of src/live/pictures.
  SheetPicture:
    'caption thumbnail of from range host document sheet formula user mark tabs drawings toolbar select enter open typing',
  // Elements about names of a contract.
  '[name: string]': 'of only',
};

/** Declarations for the code of all pages. */
const DECLARATIONS = `
interface Component {
  ${Object.entries(PROPERTIES)
    .map(
      ([name, names]) => `${name}: (properties: {${declare(names)}}) => any;`,
    )
    .join('\n')}
}
${['Tabs', 'TabItem'].map((name) => `declare module '@theme/${name}' { const component: Component['${name}']; export default component; }`).join('\n')}
declare namespace JSX {
  type Element = any;
  interface IntrinsicElements { [name: string]: any }
  // Read by React, or passed on to an HTML element.
  interface IntrinsicAttributes { ${declare('key id className style title children')} }
}
`;

/** Errors about a name that nothing defines. */
const UNKNOWN_NAME = [2304, 2552];

/** Errors about a property that is unknown, missing or wrong. */
const WRONG_PROPERTY = [2322, 2339, 2551, 2739, 2740, 2741, 2820];

/** Compiles the code of pages, and lists the problems of each. Packages are not read, to save time. */
export function compilePages(
  pages: readonly PageCode[],
  root: string,
): FileProblem[][] {
  const options: ts.CompilerOptions = {
    jsx: ts.JsxEmit.Preserve,
    lib: ['lib.es5.d.ts'],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    paths: {'@site/*': [path.join(root, '*')]},
    target: ts.ScriptTarget.ES2022,
    types: [],
  };
  const modules = pages.map(({page, text}) => ({
    file: path.join(root, page.file.replace(/\.\w+$/, '.page.tsx')),
    text,
  }));
  const declarations = path.join(root, 'pages.d.ts');
  const texts = new Map([[declarations, DECLARATIONS]]);
  modules.forEach(({file, text}) => texts.set(file, text));
  const host = createVirtualHost(options, root, texts);
  const {fileExists} = host;
  host.fileExists = (file) =>
    !file.includes('node_modules') && fileExists(file);
  const program = ts.createProgram([...texts.keys()], options, host);
  return pages.map((code, index) => {
    const source = program.getSourceFile(modules[index]!.file)!;
    return program
      .getSemanticDiagnostics(source)
      .flatMap((each) => toProblem(each, source, code, program) ?? []);
  });
}

function toProblem(
  {code, messageText, start = 0, length = 0}: ts.Diagnostic,
  source: ts.SourceFile,
  {page: {file, locale}, lines}: PageCode,
  program: ts.Program,
): FileProblem | undefined {
  const line = lines[source.getLineAndCharacterOfPosition(start).line]!;
  const name = source.text.slice(start, start + length);
  const isName = UNKNOWN_NAME.includes(code) && !GIVEN.has(name);
  // Translations have the elements of the English pages.
  const isProperty = WRONG_PROPERTY.includes(code) && locale === DOCS_LOCALE;
  if (line === 0 || (!isName && !isProperty)) {
    return undefined;
  }
  const isTag = source.text.charAt(start - 1) === '<';
  const reason = ts
    .flattenDiagnosticMessageText(messageText, '\n')
    .split('\n')
    .at(-1)!
    .trim()
    .replaceAll('IntrinsicAttributes & ', '');
  return {
    file,
    line,
    found: `${isTag ? `<${name}>` : isName ? `{${name}}` : name}: ${reason}`,
    expected: isName
      ? 'text, or a name that the page imports or defines'
      : describeProperties(source, start, program.getTypeChecker()),
    remedy: isProperty
      ? 'Correct, add or remove it.'
      : isTag
        ? 'Correct the name, or import it at the top of the page.'
        : `Write \`{${name}}\` between back-ticks, or \\{${name}} for braces that readers see.`,
  };
}

/** Lists the values of the property at a position of the code, or else the properties of its component. */
function describeProperties(
  source: ts.SourceFile,
  position: number,
  checker: ts.TypeChecker,
): string {
  const contains = (node: ts.Node) =>
    node.getStart(source) <= position && position < node.end;
  const find = (node: ts.Node): ts.JsxSelfClosingElement | undefined =>
    ts.isJsxSelfClosingElement(node) && contains(node)
      ? node
      : ts.forEachChild(node, find);
  const element = find(source);
  if (!element) {
    return 'a property that it has';
  }
  const parameter = checker.getResolvedSignature(element)?.parameters[0];
  const properties = parameter
    ? checker.getTypeOfSymbol(parameter).getProperties()
    : [];
  const written = element.attributes.properties.find(contains)?.name;
  const known = properties.find(({name}) => name === written?.getText(source));
  return known
    ? checker.typeToString(
        checker.getTypeOfSymbol(known),
        undefined,
        ts.TypeFormatFlags.InTypeAlias,
      )
    : `one of ${properties.map(({name}) => name).join(', ')}`;
}
