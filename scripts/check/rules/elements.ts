import path from 'node:path';
import {SET_REFERENCES} from '../../../src/reference';
import {
  type PageArea,
  suggestName,
  type FileProblem,
  type JsxElement,
  type ProblemText,
  type SourcePage,
} from '../../../src/content';
import {DOCS_LOCALE} from '../../../src/site/locales';
import {hasChanged} from '../changes';
import type {ComponentProperties} from '../componentProperties';
import {findUnknownNames} from '../expressions';
import {suggestFile, hasExactCase, getLineAt, type FileTree} from '../files';
import {readBuiltPage} from '../routes';
import type {CheckSources} from '../sources';
import {findWrongTabs} from '../tabs';
import {TextCache} from '../textCache';
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
        ...findMissingImports(page, files),
      ]),
      ...(await findWrongProperties(english, sources)),
      ...findWrongTabs(
        sources.pages.filter(({locale}) => locale === DOCS_LOCALE),
      ).filter(({file}) => english.some((page) => page.file === file)),
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

/** Finds unknown and missing properties, and values that a property does not accept. */
async function findWrongProperties(
  pages: readonly SourcePage[],
  sources: CheckSources,
): Promise<FileProblem[]> {
  const {files} = sources;
  const overrides = files.has(OVERRIDE) ? files.read(OVERRIDE) : '';
  const used = pages.flatMap((page) =>
    page.elements.map(({element, line}) => {
      const imported = new RegExp(`import ${element.name} from '([^']+)'`);
      const inPage = imported.exec(page.text);
      const [, target] = inPage ?? imported.exec(overrides) ?? [];
      const module =
        target &&
        ENDINGS.map(
          (ending) =>
            resolveImport(target, inPage ? page.file : OVERRIDE) + ending,
        ).find(files.has);
      return {page, element, line, module};
    }),
  );
  const modules = new Set(used.flatMap(({module}) => module ?? []));
  const declared = await readProperties([...modules], sources);
  return used.flatMap(({page: {file, area}, element, line, module}) => {
    const name = element.name ?? '';
    const listed =
      PROPERTIES[name] ??
      (listContractElements(area).includes(name) ? 'of only' : undefined);
    const properties: ComponentProperties =
      listed === undefined
        ? declared(module ?? '')
        : new Map(listed.split(' ').map((each) => [each, {required: false}]));
    return properties
      ? findPropertyFaults(element, properties).map((fault) => ({
          file,
          line,
          ...fault,
        }))
      : [];
  });
}

/** Reads the properties of components by module, once until code changes. */
async function readProperties(
  modules: readonly string[],
  sources: CheckSources,
): Promise<(module: string) => ComponentProperties> {
  const known = new TextCache<ComponentProperties | null>(
    'component properties',
    sources,
  );
  const unread = modules.filter((module) => known.get(module) === undefined);
  if (unread.length > 0) {
    // Loads the compiler, which most pages do not need.
    const {readComponentProperties} = await import('../componentProperties');
    readComponentProperties(sources.files.root, unread).forEach(
      (properties, module) => known.set(module, properties ?? null),
    );
    known.save();
  }
  return (module) => known.get(module) ?? undefined;
}

function findPropertyFaults(
  {name, attributes}: JsxElement,
  properties: NonNullable<ComponentProperties>,
): ProblemText[] {
  const written = attributes.flatMap((attribute) =>
    attribute.type === 'mdxJsxAttribute' ? attribute : [],
  );
  const isSpread = written.length < attributes.length;
  const missing = [...properties]
    .filter(([key, {required}]) => required && key !== 'children' && !isSpread)
    .filter(([key]) => !written.some((each) => each.name === key))
    .map(([key]) => ({
      found: `<${name}> without "${key}"`,
      expected: 'all properties that the component needs',
      remedy: 'Add the property.',
    }));
  const wrong = written
    .filter((each) => properties.has(each.name) || !OF_ALL.test(each.name))
    .flatMap(({name: key, value}) => {
      const property = properties.get(key);
      const {values = []} = property ?? {};
      const names = property ? values : [...properties.keys()];
      const isRight =
        property &&
        (values.length === 0 ||
          typeof value !== 'string' ||
          values.includes(value));
      return isRight
        ? []
        : {
            found: `${key}="${property ? String(value) : '…'}" of <${name}>`,
            expected: `one of ${names.join(', ')}`,
            remedy: `${suggestName(property ? String(value) : key, names)}Correct or remove it.`,
          };
    });
  return [...missing, ...wrong];
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
