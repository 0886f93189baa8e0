import path from 'node:path';
import {SET_REFERENCES} from '../../../src/reference';
import {
  type PageArea,
  suggestName,
  type FileProblem,
  type SourcePage,
} from '../../../src/content';
import {DOCS_LOCALE} from '../../../src/site/locales';
import {findUnknownNames} from '../expressions';
import {suggestFile, hasExactCase, getLineAt, type FileTree} from '../files';
import type {CheckRule} from '../types';

/** Imported files, used components and names in expressions exist. */
export const run: CheckRule = ({files, pages}) => {
  // Translations have the imports and elements of the English pages.
  const english = pages.filter(({locale}) => locale === DOCS_LOCALE);
  return {
    inspected: english.reduce((sum, {elements: {length}}) => sum + length, 0),
    problems: [
      ...pages.flatMap((page) => findUnknownNames(page, files)),
      ...english.flatMap((page) => [
        ...findUnknownElements(page, files),
        ...findMissingImports(page, files),
      ]),
    ],
  };
};

/** Docusaurus provides these to all pages. */
const OF_DOCUSAURUS = ['Admonition', 'Details', 'Head'];

/** Adds components that all pages can use: those that it imports. */
const OVERRIDE = 'src/theme/MDXComponents.tsx';

/** Lists the components that pages of an area can use without an import. */
function listAvailableComponents(
  area: PageArea,
  {has, read}: FileTree,
): string[] {
  const build = area === 'pages' ? undefined : SET_REFERENCES[area];
  const added = has(OVERRIDE)
    ? [...read(OVERRIDE).matchAll(/^import (\w+) from/gm)]
    : [];
  return [
    ...OF_DOCUSAURUS,
    ...added.map(([, name = '']) => name),
    ...(build?.elements ?? []),
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

const IMPORT = /\bimport\b[^'"]*(['"])((?:\.|@site\/)[^'"]*)\1/g;

/** Optional suffixes of module names. */
const ENDINGS = ['', '.ts', '.tsx', '.js', '/index.ts', '/index.tsx'];

function findMissingImports(page: SourcePage, files: FileTree): FileProblem[] {
  return modulesIn(page).flatMap(({value, position}) =>
    [...value.matchAll(IMPORT)].flatMap(({2: target = '', index}) => {
      const file = target.startsWith('@site/')
        ? target.slice('@site/'.length)
        : path.posix.join(path.posix.dirname(page.file), target);
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
