import {originalOf, type Area} from '../../../src/sets/page/place';
import type {Sources} from '../sources';
import {asksIn, type PageChange} from './pageChange';

/** The sources that a check gets; `undefined` where the changes cannot touch what it looks at. */
type Scope = (
  sources: Sources,
  changes: readonly PageChange[],
) => Sources | undefined;

/** Each changed page by itself. */
const changed: Scope = (sources, changes) => ({
  ...sources,
  pages: changes.map(({page}) => page),
});

/** The same, for a check that looks at texts of other files too. */
const changedAlone: Scope = (sources, changes) => ({
  ...changed(sources, changes)!,
  files: {...sources.files, has: () => false, list: () => []},
});

/** The changed pages of which a part is not as it was. */
const changedIn =
  (part: 'code' | 'elements' | 'samples'): Scope =>
  (sources, changes) => {
    const pages = changes.filter((each) => each.differsIn[part]);
    return pages.length > 0
      ? {...sources, pages: pages.map(({page}) => page)}
      : undefined;
  };

/** Every page: places, front matter and translations are cheap to know. */
const all: Scope = (sources) => sources;

/** Every page of the OCR set: the texts of changed ones, and of all when their samples are not as they were. */
const ofOcr: Scope = (sources, changes) => {
  const own = changes.filter(({page}) => page.area === 'ocr');
  if (own.length === 0) {
    return undefined;
  }
  return own.some(({differsIn}) => differsIn.code)
    ? sources
    : {...sources, mentioning: own.map(({page}) => page)};
};

/** Every page of a set, when names that one mentions, or entries that one has, are not as they were. */
const namingIn =
  (set: Area): Scope =>
  (sources, changes) =>
    changes.some(({page, differsIn}) => page.area === set && differsIn.names)
      ? {
          ...sources,
          mentioning: changes.map(({page}) => page),
        }
      : undefined;

/** Every page, when pages came, or are found by other names than before. */
const whenNamed: Scope = (sources, changes) =>
  changes.some(({differsIn}) => differsIn.names) ? sources : undefined;

/** The links of changed pages. */
const linksOfChanged: Scope = (sources, changes) => ({
  ...sources,
  linking: changes.map(({page}) => page),
});

/** Whether a link to a changed page may lead nowhere now. */
const areAnchorsLost = (changes: readonly PageChange[]): boolean =>
  changes.some(({differsIn}) => differsIn.anchors);

/** Every page, when links to a changed one may lead nowhere now. */
const whenLost: Scope = (sources, changes) =>
  areAnchorsLost(changes) ? sources : undefined;

/** Links that are new; when one that is not may lead nowhere now, all links of the pages that may have it. */
const linking: Scope = (sources, changes) => {
  const names = changes
    .filter(({differsIn}) => differsIn.anchors)
    .flatMap((change) => change.names);
  return {
    ...sources,
    linking:
      names.length === 0
        ? changes.map(({page, newLinks}) => ({...page, links: newLinks}))
        : sources.pages.filter(
            (page) =>
              changes.some((each) => each.page === page) ||
              names.some((name) => page.text.includes(name)),
          ),
  };
};

/** The changed pages with their originals and translations. */
const pairs: Scope = (sources, changes) => {
  const originals = new Set(changes.map(({page}) => originalOf(page.file)));
  return {
    ...sources,
    pages: sources.pages.filter(({file}) => originals.has(originalOf(file))),
  };
};

/** Every page that asks a question or leads to one, when a changed page asks or leads to others than before. */
const asking: Scope = (sources, changes) =>
  changes.some(({asks}) => asks)
    ? {
        ...sources,
        pages: sources.pages.filter(
          (page) =>
            asksIn(page.text) || changes.some((each) => each.page === page),
        ),
      }
    : {
        ...sources,
        // Questions that nobody touched are not looked at, nor are the answers to them.
        pages: changes.map(({page}) => ({...page, elements: [], links: []})),
        files: {...sources.files, has: () => true, read: () => '{}'},
      };

/** The checks that a changed page can fail, and the pages that each has to look at. */
export const PAGE_CHECKS: Readonly<Record<string, Scope>> = {
  mdx: changed,
  'front matter': all,
  headings: changed,
  fences: changed,
  'sample syntax': changedIn('code'),
  'c samples': changedIn('code'),
  'sample habits': changed,
  'sample paths': changed,
  wording: changedAlone,
  prose: changed,
  slips: changed,
  tables: changed,
  order: changed,
  tabs: changed,
  spelling: changed,
  references: changed,
  unspecified: asking,
  'product facts': changed,
  'same facts': all,
  'contract facts': changed,
  pictures: changed,
  links: linking,
  'link text': linksOfChanged,
  images: changed,
  'image files': all,
  markup: changed,
  sidebars: all,
  'help topics': all,
  glossary: all,
  addresses: all,
  redirects: all,
  'legal pages': all,
  translations: pairs,
  'translation folders': all,
  politeness: all,
  'korean spelling': all,
  'korean terms': whenNamed,
  'interface links': whenLost,
  elements: changedIn('elements'),
  'ocr reference': ofOcr,
  'typescript samples': changedIn('samples'),
  'spreadsheet contract': namingIn('spreadsheet'),
};
