import {
  suggestName,
  findFrontMatterLine,
  findFrontMatterProblems,
  type FileProblem,
  type SourcePage,
} from '../../../src/content';
import type {CheckRule, CheckSources} from '../sources';

/** Keys are known, values have the right type, and titles and descriptions are unique in their set. */
export const run: CheckRule = (sources) => {
  const [pages, all] = [sources.pages, sources.allPages].map((each) =>
    each.filter(({partial}) => !partial),
  );
  return [
    ...pages!.flatMap(findFrontMatterProblems),
    ...pages!.flatMap((page) => referenceProblems(page, sources)),
    ...['title', 'description'].flatMap((key) => duplicates(all!, key)),
  ];
};

function referenceProblems(
  page: SourcePage,
  sources: CheckSources,
): FileProblem[] {
  if (page.area === 'pages') {
    return [];
  }
  const docs = sources.allPages
    .filter(({area}) => area === page.area)
    .map(({id}) => id);
  const known = {
    pagination_prev: docs,
    pagination_next: docs,
    displayed_sidebar: Object.keys(sources.sidebars[page.area]),
  };
  return Object.entries(known).flatMap(([key, ids]) => {
    const value = page.frontMatter[key];
    return typeof value !== 'string' || ids.includes(value)
      ? []
      : {
          file: page.file,
          line: findFrontMatterLine(page, key),
          found: `\`${key}: ${value}\` names nothing of this set`,
          expected:
            'the id of a page, which is its path below the set without extension, or of a sidebar',
          remedy: `${suggestName(value, ids)}Correct the id, or use null for none.`,
        };
  });
}

function duplicates(pages: readonly SourcePage[], key: string): FileProblem[] {
  const first = new Map<string, SourcePage>();
  return pages.flatMap((page) => {
    const value = page.frontMatter[key];
    const place = `${page.locale} ${page.area} ${String(value).trim().toLowerCase()}`;
    const other = first.get(place);
    first.set(place, other ?? page);
    return typeof value === 'string' && other
      ? {
          file: page.file,
          line: findFrontMatterLine(page, key),
          found: `the same \`${key}\` as ${other.file}:${findFrontMatterLine(other, key)}`,
          expected: 'a text that no other page of the set has',
          remedy: 'Describe what is specific to this page.',
        }
      : [];
  });
}
