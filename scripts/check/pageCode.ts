import type {RootContent} from 'mdast';
import {visit} from 'unist-util-visit';
import {
  findOriginalFile,
  parseSourcePage,
  type FileProblem,
  type JsxElement,
  type SourcePage,
} from '../../src/content';
import {DOCS_LOCALE} from '../../src/site/locales';
import type {PageCode} from './compilePages';
import type {CheckSources} from './sources';
import {TextCache} from './textCache';

/**
 * Finds unknown names in the code of pages, and elements whose component has other properties. Code that has passed
 * before is not compiled again.
 */
export async function findCodeProblems(
  pages: readonly SourcePage[],
  listElements: (page: SourcePage) => readonly string[],
  sources: CheckSources,
): Promise<FileProblem[]> {
  const passed = new TextCache<true>('page code', sources);
  const codes = pages
    .map((page) => writePageCode(page, listElements(page), sources))
    .filter(({text}) => !passed.get(text));
  if (codes.length === 0) {
    return [];
  }
  // Loads the compiler, which most changes do not need.
  const {compilePages} = await import('./compilePages');
  const found = compilePages(codes, sources.files.root);
  codes
    .filter((_, index) => found[index]!.length === 0)
    .forEach(({text}) => passed.set(text, true));
  passed.save();
  return found.flat();
}

/** Imports the components that all pages can use. */
const OVERRIDE = 'src/theme/MDXComponents.tsx';

function writePageCode(
  page: SourcePage,
  elements: readonly string[],
  {files}: CheckSources,
): PageCode {
  const {file, tree, frontMatter, locale} = page;
  const rows: {text: string; line: number}[] = [];
  const write = (code: string, line?: number) =>
    code.split('\n').forEach((text, index) => {
      rows.push({text, line: line === undefined ? 0 : line + index});
    });
  visit(tree, (node) => {
    const code = writeCode(node as RootContent);
    if (code !== undefined) {
      write(code, node.position?.start.line ?? 1);
    }
  });
  const own = rows.map(({text}) => text).join('\n');
  const shared = files.has(OVERRIDE) ? files.read(OVERRIDE) : '';
  [...shared.matchAll(/^import (\w+) from .*$/gm)]
    .filter(([, name]) => !own.includes(`import ${name} `))
    .forEach(([text]) => write(text));
  // Builds take the imports of a translated page from the English one.
  const original = locale === DOCS_LOCALE ? undefined : findOriginalFile(file);
  if (original !== undefined && files.has(original)) {
    parseSourcePage(original, files.read(original))
      .tree.children.filter(({type}) => type === 'mdxjsEsm')
      .forEach((node) => write(writeCode(node)!));
  }
  const keys = Object.keys(frontMatter).map((key) => `'${key}': any`);
  write(`declare const frontMatter: {${keys.join('; ')}};`);
  elements.forEach((name) =>
    write(`declare const ${name}: Component['${name}'];`),
  );
  return {
    page,
    text: rows.map(({text}) => text).join('\n'),
    lines: rows.map(({line}) => line),
  };
}

/** Writes a node without its content, whose nodes are written alone. */
function writeCode(node: RootContent): string | undefined {
  switch (node.type) {
    case 'mdxjsEsm':
      return node.value;
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      // Comments have no statements.
      return node.data?.estree?.body.length
        ? `void (${node.value});`
        : undefined;
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return node.name
        ? `void (<${node.name} children={0}${writeAttributes(node)} />);`
        : undefined;
    default:
      return undefined;
  }
}

function writeAttributes({attributes}: JsxElement): string {
  const written = attributes.map((attribute) => {
    if (attribute.type === 'mdxJsxExpressionAttribute') {
      return ` {${attribute.value}}`;
    }
    const {name, value} = attribute;
    const code =
      typeof value === 'string' ? JSON.stringify(value) : value?.value;
    return code === undefined ? ` ${name}` : ` ${name}={${code}}`;
  });
  return written.join('');
}
