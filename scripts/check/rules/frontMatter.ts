import {
  frontMatterLine,
  frontMatterProblems,
  type Problem,
  type SourcePage,
} from '../../../src/content';
import type {Rule} from '../types';

/** Keys are known, values have the right type, and titles and descriptions are unique in their set. */
export const run: Rule = ({pages: all}) => {
  const pages = all.filter(({partial}) => !partial);
  return {
    inspected: pages.length,
    problems: [
      ...pages.flatMap(frontMatterProblems),
      ...['title', 'description'].flatMap((key) => duplicates(pages, key)),
    ],
  };
};

function duplicates(pages: readonly SourcePage[], key: string): Problem[] {
  const first = new Map<string, SourcePage>();
  return pages.flatMap((page) => {
    const value = page.frontMatter[key];
    const place = `${page.locale} ${page.area} ${String(value).trim().toLowerCase()}`;
    const other = first.get(place);
    first.set(place, other ?? page);
    return typeof value === 'string' && other
      ? {
          file: page.file,
          line: frontMatterLine(page, key),
          found: `the same \`${key}\` as ${other.file}:${frontMatterLine(other, key)}`,
          expected: 'a text that no other page of the set has',
          remedy: 'Describe what is specific to this page.',
        }
      : [];
  });
}
