import path from 'node:path';
import {
  getJsxAttribute,
  type FileProblem,
  type JsxElement,
  type SourcePage,
} from '../../../src/content';
import type {SET_REFERENCES} from '../../../src/reference';
import {DOCS_LOCALE} from '../../../src/site/locales';
import {type FileTree, getLineAt, hasExactCase, suggestFile} from '../files';
import {findCodeProblems} from '../pageCode';
import {readBuiltPage} from '../routes';
import type {CheckRule} from '../sources';

/** Imported files, used components, their properties, and names of expressions and of the contract exist. */
export const run: CheckRule = async (sources) => {
  const {files, pages, allPages} = sources;
  // Loads contract parsers, which pages without elements do not need.
  const references: Partial<typeof SET_REFERENCES> = pages.some(
    ({elements}) => elements.length > 0,
  )
    ? (await import('../../../src/reference')).SET_REFERENCES
    : {};
  const listContractElements = ({area}: SourcePage) =>
    (area === 'pages' ? undefined : references[area])?.elements ?? [];
  // Translations have the imports and elements of the English pages.
  const english = pages.filter(({locale}) => locale === DOCS_LOCALE);
  const built = await Promise.all(
    english
      .filter((page) =>
        page.elements.some(({element}) =>
          listContractElements(page).includes(element.name ?? ''),
        ),
      )
      .map((page) => readBuiltPage(page, sources)),
  );
  return [
    ...(await findCodeProblems(pages, listContractElements, sources)),
    ...english.flatMap((page) => findMissingImports(page, files)),
    ...findWrongTabs(
      allPages.filter(
        ({locale, text}) => locale === DOCS_LOCALE && text.includes('<Tabs'),
      ),
    ).filter(({file}) => english.some((page) => page.file === file)),
    ...built.flatMap(({problems}) => problems),
  ];
};

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

interface Tab {
  readonly file: string;
  readonly line: number;
  readonly tabs: JsxElement;
  readonly group: string;
  readonly label: string;
  readonly value: string;
}

/** Finds tabs with the value of another one, and tabs of a group whose value differs from that on most pages. */
function findWrongTabs(pages: readonly SourcePage[]): FileProblem[] {
  const all = pages.flatMap(listTabs);
  return all.flatMap((tab, index) => {
    const {file, line, group, label, value} = tab;
    const isTwice = all
      .slice(0, index)
      .some((other) => other.tabs === tab.tabs && other.value === value);
    const values = all
      .filter((other) => other.group === group && other.label === label)
      .map((other) => other.value);
    const count = (text: string) =>
      values.filter((each) => each === text).length;
    const usual = values.find((each) => count(each) > count(value));
    return isTwice || (group !== '' && usual !== undefined)
      ? {
          file,
          line,
          found: `<TabItem value="${value}">`,
          expected: isTwice
            ? 'a value that no other tab beside it has'
            : `"${usual}", as other tabs "${label}" of the group "${group}" have`,
          remedy: 'Correct the value: the choice of the reader depends on it.',
        }
      : [];
  });
}

function listTabs({file, elements}: SourcePage): Tab[] {
  const text = (element: JsxElement, name: string) =>
    String(getJsxAttribute(element, name) ?? '');
  return elements
    .filter(({element}) => element.name === 'Tabs')
    .flatMap(({element: tabs}) =>
      (tabs.children as JsxElement[])
        .filter(({name}) => name === 'TabItem')
        .map((item) => ({
          file,
          line: item.position?.start.line ?? 1,
          tabs,
          group: text(tabs, 'groupId'),
          label: text(item, 'label'),
          value: text(item, 'value'),
        })),
    );
}
