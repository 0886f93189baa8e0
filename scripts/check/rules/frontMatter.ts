import {FRONT_MATTER_KEYS, REQUIRED_KEYS} from '../frontMatterSchema';
import {keyLine, type SourcePage} from '../../../src/sets/page/sourcePage';
import type {Sources} from '../sources';
import type {Problem} from '../../../src/sets/problem';
import type {Check} from '../types';

/** Known keys, right types, a title and a description that no other page of the set has. */
export const frontMatter: Check = {
  name: 'front matter',
  unit: 'pages',
  run(sources) {
    const pages = sources.pages.filter(({partial}) => !partial);
    return {
      inspected: pages.length,
      problems: [
        ...pages.flatMap(keyProblems),
        ...pages.flatMap((page) => referenceProblems(page, sources)),
        ...REQUIRED_KEYS.flatMap((key) => duplicates(pages, key)),
      ],
    };
  },
};

/** Missing, unknown and misused keys of one page. */
export function keyProblems(page: SourcePage): Problem[] {
  const missing = REQUIRED_KEYS.filter(
    (key) => page.frontMatter[key] === undefined,
  ).map((key) => ({
    file: page.file,
    line: 1,
    found: `front matter without \`${key}\``,
    expected: FRONT_MATTER_KEYS[key]?.expected ?? 'a value',
    remedy: `Add \`${key}: …\` between the lines of dashes at the top of the file.`,
  }));
  const wrong = Object.entries(page.frontMatter).flatMap(([key, value]) => {
    const rule = Object.hasOwn(FRONT_MATTER_KEYS, key)
      ? FRONT_MATTER_KEYS[key]
      : undefined;
    const at = {file: page.file, line: keyLine(page, key)};
    if (!rule || !(rule.areas?.includes(page.area) ?? true)) {
      return {
        ...at,
        found: `front-matter key \`${key}\`, which pages of "${page.area}" do not have`,
        expected: `one of ${allowedKeys(page).join(', ')}`,
        remedy:
          'Correct the spelling, or add the key to scripts/check/frontMatterSchema.ts.',
      };
    }
    return rule.accepts(value)
      ? []
      : {
          ...at,
          found: `\`${key}\` is ${describe(value)}`,
          expected: rule.expected,
          remedy: `Change the value of \`${key}\`.`,
        };
  });
  return [...missing, ...wrong];
}

function allowedKeys({area}: SourcePage): string[] {
  return Object.entries(FRONT_MATTER_KEYS)
    .filter(([, {areas}]) => areas?.includes(area) ?? true)
    .map(([key]) => key);
}

function describe(value: unknown): string {
  return typeof value === 'string'
    ? `a text of ${[...value].length} characters`
    : `${JSON.stringify(value)}`;
}

/** Doc ids and sidebar ids that front matter names must exist. */
function referenceProblems(page: SourcePage, sources: Sources): Problem[] {
  if (page.area === 'pages') {
    return [];
  }
  const docs = sources.pages.filter(({area}) => area === page.area);
  const known = {
    pagination_prev: docs.map(({id}) => id),
    pagination_next: docs.map(({id}) => id),
    displayed_sidebar: Object.keys(sources.sidebars[page.area]),
  };
  return Object.entries(known).flatMap(([key, ids]) => {
    const value = page.frontMatter[key];
    return typeof value !== 'string' || ids.includes(value)
      ? []
      : {
          file: page.file,
          line: keyLine(page, key),
          found: `\`${key}: ${value}\` names nothing of this set`,
          expected:
            key === 'displayed_sidebar'
              ? `one of ${ids.join(', ')}, or null`
              : 'the id of a page: its path below the set, without extension',
          remedy: 'Correct the id, or use null for none.',
        };
  });
}

function duplicates(
  pages: readonly SourcePage[],
  key: (typeof REQUIRED_KEYS)[number],
): Problem[] {
  const first = new Map<string, SourcePage>();
  return pages.flatMap((page) => {
    const value = page.frontMatter[key];
    const place = `${page.locale} ${page.area} ${String(value).trim().toLowerCase()}`;
    const other = first.get(place);
    first.set(place, other ?? page);
    return typeof value === 'string' && other
      ? {
          file: page.file,
          line: keyLine(page, key),
          found: `the same \`${key}\` as ${other.file}:${keyLine(other, key)}`,
          expected: 'one that tells this page from every other of its set',
          remedy: 'Say what only this page has.',
        }
      : [];
  });
}
