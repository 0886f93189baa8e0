import {meant} from '../../../src/sets/meant';
import type {Problem} from '../../../src/sets/problem';
import {TERM_COUNT} from './entryRules';
import type {SearchedPage} from './searchedPages';
import {TABLE_SHAPE, type TermPart, type TermTable} from './table';

/** The keys that a table must have, each with the page or the folder that it stands for. */
export type WantedKeys = Readonly<
  Record<TermPart, ReadonlyMap<string, string>>
>;

const COUNT = `${TERM_COUNT.min} to ${TERM_COUNT.max} terms`;

/** The keys of a table of terms that is complete for these pages. */
export function wantedKeys(pages: readonly SearchedPage[]): WantedKeys {
  return {
    pages: new Map(pages.map(({key, file}) => [key, file])),
    groups: new Map(
      pages.flatMap(({group, file}) =>
        group === undefined ? [] : [[group, file.replace(/[^/]*$/, '')]],
      ),
    ),
  };
}

/** A set, or the pages beside the sets, without any table. */
export function noTable(file: string, {pages, groups}: WantedKeys): Problem {
  const listed = [pages, groups].map((keys) =>
    [...keys.keys()].map((key) => `"${key}"`).join(', '),
  );
  return {
    file,
    line: 1,
    found: 'no such file',
    expected: `${TABLE_SHAPE}, with ${COUNT} for each of the pages ${listed[0]}${listed[1] && ` and the groups ${listed[1]}`}`,
    remedy:
      'Write what Korean developers type for what each page does: the pages are in English, and Korean words find them by these terms alone.',
  };
}

/** Terms of what does not exist, and keys that stand there twice. */
export function keyProblems(
  file: string,
  table: TermTable,
  wanted: WantedKeys,
): Problem[] {
  const parts = Object.keys(wanted) as TermPart[];
  return parts.flatMap((part) => [
    ...table[part].flatMap(({key, line}, index): Problem[] => {
      const first = table[part].find((entry) => entry.key === key);
      if (!wanted[part].has(key)) {
        return [
          {
            file,
            line,
            found: `terms for "${key}", which is no ${part === 'pages' ? 'page that search finds' : 'folder of such pages'}`,
            expected: `keys of "${part}" that exist`,
            remedy: `${meant(key, [...wanted[part].keys()])}Correct the key, or take the entry away.`,
          },
        ];
      }
      return first === table[part][index]
        ? []
        : [
            {
              file,
              line,
              found: `"${key}" a second time, after line ${first?.line}`,
              expected: 'each key once: the last one alone is read',
              remedy: 'Bring both lists together.',
            },
          ];
    }),
  ]);
}

/** Keys that a table lacks: search finds these pages by their English words alone. */
export function lackingKeys(table: TermTable, wanted: WantedKeys): string[] {
  return (Object.keys(wanted) as TermPart[]).flatMap((part) => {
    const there = new Set(table[part].map(({key}) => key));
    return [...wanted[part].keys()].filter((key) => !there.has(key));
  });
}
