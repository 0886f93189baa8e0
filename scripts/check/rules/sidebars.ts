import type {DocsSetId} from '../../../src/sets/index';
import {keyLine} from '../../../src/sets/page/frontMatter';
import type {SourcePage} from '../../../src/sets/page/sourcePage';
import {lineOf} from '../sourceLines';
import {SPEC_SETS, type SpecSet} from '../specPages';
import type {Sources} from '../sources';
import type {Problem} from '../../../src/sets/problem';
import type {Check} from '../types';

/** Each sidebar lists its set's pages in the specified groups and order; the others stand outside. */
export const sidebars: Check = {
  name: 'sidebars',
  unit: 'entries',
  run(sources) {
    const sets = Object.entries<SpecSet>(SPEC_SETS) as [DocsSetId, SpecSet][];
    const results = sets.map(([id, set]) => checkSet(id, set, sources));
    return {
      inspected: results.reduce((sum, {inspected}) => sum + inspected, 0),
      problems: results.flatMap(({problems}) => problems),
    };
  },
};

interface Item {
  readonly type?: string;
  readonly id?: string;
  readonly items?: readonly (Item | string)[];
}

function checkSet(id: DocsSetId, set: SpecSet, sources: Sources) {
  const file = `sidebars/${id}.ts`;
  const items = (sources.sidebars[id] as Record<string, Item[] | undefined>)[
    set.sidebar
  ];
  const shape = (items ?? []).map(shapeOf);
  const wanted = [
    set.entry,
    ...set.groups.map(({folder, pages}) =>
      pages.map((page) => `${folder}/${page}`).join(' '),
    ),
  ];
  const length = Math.max(shape.length, wanted.length);
  const order = Array.from({length}, (_, index) => index)
    .filter((index) => shape[index] !== wanted[index])
    .map((index): Problem => {
      const found = shape[index];
      const [first = ''] = (found ?? '').split(' ');
      return {
        file,
        line: lineOf(sources.files, file, `'${first}'`),
        found: found
          ? `entry ${index + 1} holds ${found}`
          : `no entry ${index + 1}`,
        expected: wanted[index] ?? 'no further entry',
        remedy:
          'Order groups and pages as scripts/check/specPages.ts lists them.',
      };
    });
  return {
    inspected: shape.reduce((sum, text) => sum + text.split(' ').length, 0),
    problems: [...order, ...displayProblems(id, set, sources)],
  };
}

/** Doc ids of an entry: one, or those of a group in order. */
function shapeOf(item: Item | string): string {
  if (typeof item === 'string') {
    return item;
  }
  return item.items ? item.items.map(shapeOf).join(' ') : (item.id ?? '');
}

/** Pages that the specification shows without a sidebar say so. */
function displayProblems(
  id: DocsSetId,
  set: SpecSet,
  {pages}: Sources,
): Problem[] {
  const bare = set.groups
    .filter(({withoutSidebar}) => withoutSidebar)
    .flatMap((group) => group.pages.map((page) => `${group.folder}/${page}`));
  const shown = (page: SourcePage) => page.frontMatter['displayed_sidebar'];
  return pages
    .filter((page) => page.area === id && bare.includes(page.id))
    .filter((page) => shown(page) !== null)
    .map((page) => ({
      file: page.file,
      line: keyLine(page, 'displayed_sidebar'),
      found: 'a page that is shown with a sidebar',
      expected: '`displayed_sidebar: null`: the specification shows it without',
      remedy: 'Set the key in front matter.',
    }));
}
