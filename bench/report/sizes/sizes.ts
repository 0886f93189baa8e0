import {localesOf} from '../localesOf';
import {
  change,
  folded,
  kilobytes,
  markdownTable,
  type Section,
} from '../markdown';
import {buildTotals} from './buildTotals';
import {PAGE_TYPES} from './pageTypes';
import {weighPage, type PageWeight} from './weighPage';

/** Bytes after gzip within which a page is as it was: it names files by hashes, which differ each time. */
const NOISE = 32;

/** Pages that are named of those that grew; the report is read by people. */
const NAMED = 10;

/** A page that stands for its type, in one language, before and after; absent where a build lacks it. */
export interface WeighedType {
  readonly type: string;
  readonly locale: string;
  readonly before: PageWeight | undefined;
  readonly after: PageWeight | undefined;
}

/** Compares what pages and whole builds weigh. */
export function compareSizes(base: string, dir: string): Section {
  const known = new Map(
    localesOf(base).map(({locale, prefix}) => [locale, prefix]),
  );
  const types = localesOf(dir).flatMap(({locale, prefix}) =>
    Object.entries(PAGE_TYPES).map(([type, address]): WeighedType => ({
      type,
      locale,
      before: known.has(locale)
        ? weighPage(base, `${known.get(locale)}${address}`)
        : undefined,
      after: weighPage(dir, prefix + address),
    })),
  );
  const [before, after] = [buildTotals(base), buildTotals(dir)];
  return {
    title: 'Sizes',
    verdict: verdictOf(types),
    details: [
      typesTable(types),
      kindsTable(before.kinds, after.kinds),
      grownPages(before.pages, after.pages),
    ]
      .filter(Boolean)
      .join('\n\n'),
  };
}

const together = ({html, styles, scripts}: PageWeight) =>
  html + styles + scripts;

/** How many of the types of pages load more than before, and which most. */
export function verdictOf(types: readonly WeighedType[]): string {
  const compared = types.flatMap(({type, locale, before, after}) =>
    before && after
      ? [{type, locale, grown: together(after) - together(before)}]
      : [],
  );
  if (compared.length === 0) {
    throw new Error(
      'The report compared 0 pages: expected both builds to have pages of the same types. Build both with the same settings.',
    );
  }
  const grown = compared
    .filter((each) => each.grown > NOISE)
    .sort((a, b) => b.grown - a.grown);
  const smaller = compared.filter((each) => each.grown < -NOISE).length;
  const most = grown[0];
  return most
    ? `${grown.length} of ${compared.length} types of pages load more, most of all ${most.type} (${most.locale}): +${most.grown} B; ${smaller} load less.`
    : `none of ${compared.length} types of pages loads more; ${smaller} load less.`;
}

function typesTable(types: readonly WeighedType[]): string {
  const cell = (weight: PageWeight | undefined, part: keyof PageWeight) =>
    weight ? kilobytes(weight[part]) : '';
  return markdownTable(
    ['page', 'locale', 'HTML', 'styles', 'scripts', 'together', 'change'],
    types.map(({type, locale, before, after}) => [
      type,
      locale,
      cell(after, 'html'),
      cell(after, 'styles'),
      cell(after, 'scripts'),
      after ? kilobytes(together(after)) : 'gone',
      before && after ? change(together(before), together(after)) : 'new',
    ]),
  );
}

function kindsTable(
  before: Readonly<Record<string, number>>,
  after: Readonly<Record<string, number>>,
): string {
  const kinds = [
    ...new Set([...Object.keys(before), ...Object.keys(after)]),
  ].sort();
  return markdownTable(
    ['whole build, on disk', 'before', 'after', 'change'],
    kinds.map((kind) => [
      kind,
      kilobytes(before[kind] ?? 0),
      kilobytes(after[kind] ?? 0),
      change(before[kind] ?? 0, after[kind] ?? 0),
    ]),
  );
}

/** The pages whose HTML grew most, those that are new, and those that are gone. */
export function grownPages(
  before: ReadonlyMap<string, number>,
  after: ReadonlyMap<string, number>,
): string {
  const grown = [...after]
    .flatMap(([page, size]) => {
      const old = before.get(page);
      return old !== undefined && size - old > NOISE ? [{page, old, size}] : [];
    })
    .sort((a, b) => b.size - b.old - (a.size - a.old));
  const added = [...after.keys()].filter((page) => !before.has(page));
  const gone = [...before.keys()].filter((page) => !after.has(page));
  return [
    folded(
      `${grown.length} pages of more HTML, after gzip`,
      grown
        .slice(0, NAMED)
        .map(({page, old, size}) => `- \`${page}\`: ${change(old, size)}`),
    ),
    folded(
      `${added.length} new pages`,
      added.map((page) => `- \`${page}\``),
    ),
    folded(
      `${gone.length} pages are gone`,
      gone.map((page) => `- \`${page}\``),
    ),
  ]
    .filter(Boolean)
    .join('\n\n');
}
