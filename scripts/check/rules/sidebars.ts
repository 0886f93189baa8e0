import {meant} from '../../../src/sets/meant';
import {DOCS_SET_LIST, type DocsSet} from '../../../src/sets/index';
import type {SourcePage} from '../../../src/sets/page/sourcePage';
import {itemFaults} from '../sidebarItems';
import {sidebarFile} from '../siteTables';
import {lineOfText} from '../sourceLines';
import type {Sources} from '../sources';
import type {Problem} from '../../../src/sets/problem';
import type {Check} from '../types';

/** Each sidebar lists pages of its set, each once; a page that stands outside says so. */
export const sidebars: Check = {
  name: 'sidebars',
  unit: 'entries',
  run(sources) {
    const results = DOCS_SET_LIST.map((set) => checkSet(set, sources));
    return {
      inspected: results.reduce((sum, {inspected}) => sum + inspected, 0),
      problems: results.flatMap(({problems}) => problems),
    };
  },
};

function checkSet(set: DocsSet, sources: Sources) {
  const file = sidebarFile(set.id);
  const tables = sources.sidebars as Record<string, Record<string, unknown>>;
  const items = tables[set.id]?.[set.sidebarId];
  const listed = sidebarEntries(items);
  const pages = sources.pages.filter(
    ({area, locale, partial}) => area === set.id && locale === 'en' && !partial,
  );
  const known = new Set(pages.map(({id}) => id));
  const at = (text: string) => ({
    file,
    line: lineOfText(sources.files, file, text),
  });
  const missing: Problem[] = Array.isArray(items)
    ? []
    : [
        {
          ...at(''),
          found: `no sidebar "${set.sidebarId}"`,
          expected: 'the sidebar that src/sets/index.ts names',
          remedy: `Export it from ${file}.`,
        },
      ];
  const lost = listed
    .filter((id) => !known.has(id) && !couldNotBeParsed(id, set, sources))
    .map((id) => ({
      ...at(`'${id}'`),
      found: `the entry "${id}", which is no page of the set`,
      expected: `the path of a page below ${set.folder}/, without extension`,
      remedy: `${meant(id, [...known])}Correct the entry; mind upper and lower case.`,
    }));
  const twice = listed
    .filter((id, index) => listed.indexOf(id) !== index)
    .map((id) => ({
      ...at(`'${id}'`),
      found: `the entry "${id}" a second time`,
      expected: 'each page once',
      remedy: 'Keep the place that is meant.',
    }));
  return {
    inspected: listed.length,
    problems: [
      ...missing,
      ...itemFaults(items).map(({text, ...fault}) => ({...at(text), ...fault})),
      ...lost,
      ...twice,
      ...leftOut(pages, listed, file),
    ],
  };
}

/** Ids of the pages in a sidebar, those of groups inside groups too, in order. */
export function sidebarEntries(items: unknown): string[] {
  if (!Array.isArray(items)) {
    return [];
  }
  return items.flatMap((item: string | SidebarItem): string[] => {
    if (typeof item === 'string') {
      return [item];
    }
    const own =
      item.type === 'doc' || item.type === 'ref' ? item.id : item.link?.id;
    return [...(own === undefined ? [] : [own]), ...sidebarEntries(item.items)];
  });
}

interface SidebarItem {
  readonly type?: string;
  readonly id?: string;
  readonly items?: unknown;
  readonly link?: {readonly id?: string};
}

function couldNotBeParsed(id: string, {folder}: DocsSet, sources: Sources) {
  return sources.unparsed.some(({file}) => file.startsWith(`${folder}/${id}.`));
}

function leftOut(
  pages: readonly SourcePage[],
  listed: readonly string[],
  file: string,
): Problem[] {
  return pages
    .filter(({id}) => !listed.includes(id))
    .filter(({frontMatter}) => frontMatter['displayed_sidebar'] === undefined)
    .map((page) => ({
      file: page.file,
      line: 1,
      found: 'a page that stands in no sidebar and does not say so',
      expected: `the entry '${page.id}' in ${file}, or \`displayed_sidebar\` in front matter`,
      remedy: `Add the entry at its place; for a page outside set \`displayed_sidebar: null\`, or name the sidebar to show beside it; put "_" before the name of a file that other pages import.`,
    }));
}
