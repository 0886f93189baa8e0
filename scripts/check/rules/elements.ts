import path from 'node:path';
import {SET_REFERENCES} from '../../../src/reference';
import {
  type PageArea,
  suggestName,
  type FileProblem,
  type SourcePage,
} from '../../../src/content';
import {DOCS_LOCALE} from '../../../src/site/locales';
import {hasChanged} from '../changes';
import {findUnknownNames} from '../expressions';
import {suggestFile, hasExactCase, getLineAt, type FileTree} from '../files';
import {readBuiltPage} from '../routes';
import type {CheckRule} from '../types';

/** Imported files, used components, their properties, and names of expressions and of the contract exist. */
export const run: CheckRule = async (sources) => {
  const {files} = sources;
  const pages = sources.pages.filter((page) => hasChanged(sources, page));
  // Translations have the imports and elements of the English pages.
  const english = pages.filter(({locale}) => locale === DOCS_LOCALE);
  const built = await Promise.all(
    english.filter(usesContract).map((page) => readBuiltPage(page, sources)),
  );
  return {
    inspected: english.reduce((sum, {elements: {length}}) => sum + length, 0),
    problems: [
      ...pages.flatMap((page) => findUnknownNames(page, files)),
      ...english.flatMap((page) => [
        ...findUnknownElements(page, files),
        ...findUnknownProperties(page, files),
        ...findMissingImports(page, files),
      ]),
      ...built.flatMap(({problems}) => problems),
    ],
  };
};

const listContractElements = (area: PageArea): readonly string[] =>
  (area === 'pages' ? undefined : SET_REFERENCES[area])?.elements ?? [];

function usesContract({area, elements}: SourcePage): boolean {
  const names = listContractElements(area);
  return elements.some(({element}) => names.includes(element.name ?? ''));
}

/** Docusaurus provides these to all pages. */
const OF_DOCUSAURUS = ['Admonition', 'Details', 'Head'];

/** Adds components that all pages can use: those that it imports. */
const OVERRIDE = 'src/theme/MDXComponents.tsx';

/** Lists the components that pages of an area can use without an import. */
function listAvailableComponents(
  area: PageArea,
  {has, read}: FileTree,
): string[] {
  const added = has(OVERRIDE)
    ? [...read(OVERRIDE).matchAll(/^import (\w+) from/gm)]
    : [];
  return [
    ...OF_DOCUSAURUS,
    ...added.map(([, name = '']) => name),
    ...listContractElements(area),
  ];
}

function findUnknownElements(page: SourcePage, files: FileTree): FileProblem[] {
  const {file, area, elements} = page;
  const given = listAvailableComponents(area, files);
  const named = modulesIn(page).flatMap(({value}) => value.match(/\w+/g) ?? []);
  return elements.flatMap(({element, line}) => {
    const [name = ''] = (element.name ?? '').split('.', 1);
    return !/^[A-Z]/.test(name) || [...given, ...named].includes(name)
      ? []
      : {
          file,
          line,
          found: `<${name}>, which the page does not import`,
          expected: `an imported component, or one of ${given.join(', ')}`,
          remedy: `${suggestName(name, given)}Correct the name, or import it at the top of the page.`,
        };
  });
}

/** ES module statements of a page. */
const modulesIn = ({tree}: SourcePage) =>
  tree.children.filter((node) => node.type === 'mdxjsEsm');

const IMPORT = /\bimport\b([^'"]*)(['"])((?:\.|@site\/)[^'"]*)\2/g;

/** Optional suffixes of module names. */
const ENDINGS = ['', '.ts', '.tsx', '.js', '/index.ts', '/index.tsx'];

/** Finds the path of an imported file, with or without its ending. */
function resolveImport(target: string, from: string): string {
  return target.startsWith('.')
    ? path.posix.join(path.posix.dirname(from), target)
    : target.replace('@site/', '');
}

/** Properties that are not in the module of their component. */
const PROPERTIES: Readonly<Record<string, string>> = {
  Tabs: 'defaultValue values groupId queryString block lazy',
  TabItem: 'value label default attributes hidden',
  // `Props` of src/live/ui/SheetPicture, and `PictureOptions` of src/live/pictures.
  SheetPicture:
    'caption thumbnail of from range host document sheet formula user mark tabs drawings toolbar select enter open typing',
};

/** Properties that React reads, or that components pass on to an HTML element. */
const OF_ALL = /^(?:key|id|className|style|title|children)$|-/;

/** Finds properties whose name does not occur in the module of their component. */
function findUnknownProperties(
  {file, text, area, elements}: SourcePage,
  {has, read}: FileTree,
): FileProblem[] {
  const overrides = has(OVERRIDE) ? read(OVERRIDE) : '';
  const codeOf = ({name}: SourcePage['elements'][number]['element']) => {
    const imported = new RegExp(`import ${name} from '([^']+)'`);
    const inPage = imported.exec(text);
    const [, target] = inPage ?? imported.exec(overrides) ?? [];
    const module = ENDINGS.map(
      (ending) =>
        resolveImport(target ?? '', inPage ? file : OVERRIDE) + ending,
    ).find(has);
    const code = module && read(module);
    // Properties that are spread may have any name, unless an interface lists them.
    const isOpen =
      code?.includes('{...') && !code.includes('interface Props {');
    return isOpen ? undefined : code;
  };
  return elements.flatMap(({element, line}) => {
    const {name, attributes} = element;
    const isOfContract = listContractElements(area).includes(name ?? '');
    const code =
      PROPERTIES[name ?? ''] ?? (isOfContract ? 'of only' : codeOf(element));
    return attributes.flatMap((attribute) =>
      code === undefined ||
      attribute.type !== 'mdxJsxAttribute' ||
      OF_ALL.test(attribute.name) ||
      new RegExp(`\\b${attribute.name}\\b`).test(code)
        ? []
        : {
            file,
            line,
            found: `the property "${attribute.name}" of <${name}>`,
            expected: 'a property that the component has',
            remedy: `${suggestName(attribute.name, code.match(/\w+/g) ?? [])}Correct or remove it: it has no effect.`,
          },
    );
  });
}

function findMissingImports(page: SourcePage, files: FileTree): FileProblem[] {
  return modulesIn(page).flatMap(({value, position}) =>
    [...value.matchAll(IMPORT)].flatMap(({3: target = '', index}) => {
      const file = resolveImport(target, page.file);
      return ENDINGS.some((ending) => hasExactCase(files, file + ending))
        ? []
        : {
            file: page.file,
            line: (position?.start.line ?? 1) + getLineAt(value, index) - 1,
            found: `an import of '${target}'`,
            expected: `a file at ${file}`,
            remedy: suggestFile(files, file),
          };
    }),
  );
}
