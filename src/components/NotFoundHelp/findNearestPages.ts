import type {PageList} from '@site/src/site/paths';

/** A page suggested on the not-found page. */
export interface SimilarPage {
  /** Path relative to the root of the language. */
  readonly path: string;
  readonly title: string;
}

/** Path of the home page. It is never suggested, because it is similar to every short path and already linked. */
const HOME = '';

const MOST = 3;

/** Minimum similarity of a suggested page, from 0 to 1. */
const SIMILAR = 0.5;

/** Weight of the last path segment (the name of the page) compared with the whole path. */
const NAME_WEIGHT = 2;

/**
 * Finds the pages whose paths are most similar to an unknown path.
 *
 * @param typed - path relative to the root of the language
 * @returns the most similar page first; empty if no page is similar
 */
export function findNearestPages(
  typed: string,
  {pages, names}: PageList,
): SimilarPage[] {
  const own = Object.keys(pages).map((path) => [path, path] as const);
  const near = [...own, ...Object.entries(names)]
    .filter(([name, path]) => name !== HOME && isPage(path, pages))
    .map(([name, path]) => ({path, likeness: comparePaths(typed, name)}))
    .filter(({likeness}) => likeness > SIMILAR)
    .sort((a, b) => b.likeness - a.likeness)
    .map(({path}) => path);
  return [...new Set(near)]
    .slice(0, MOST)
    .map((path) => ({path, title: pages[path]!}));
}

/**
 * Whether a path belongs to a known page. The list comes from a server, so paths that lead to another site
 * are rejected.
 */
function isPage(path: string, pages: PageList['pages']): boolean {
  return (
    Object.hasOwn(pages, path) &&
    typeof pages[path] === 'string' &&
    !/^[/\\]/.test(path)
  );
}

/** Similarity of two paths, from 0 to 1. Their last segments count more than the rest. */
function comparePaths(a: string, b: string): number {
  const [[pathA, nameA], [pathB, nameB]] = [plain(a), plain(b)];
  const names = compareTexts(nameA, nameB);
  return (compareTexts(pathA, pathB) + NAME_WEIGHT * names) / (1 + NAME_WEIGHT);
}

/** Normalizes a path like servers do, and returns it with its last segment. */
function plain(path: string): [path: string, name: string] {
  const text = decode(path).replace(/(?:\.[a-z]{1,5})?\/*$/i, '');
  return [text, text.slice(text.lastIndexOf('/') + 1)];
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Dice coefficient of the pairs of adjacent letters: https://en.wikipedia.org/wiki/Dice-Sørensen_coefficient */
function compareTexts(a: string, b: string): number {
  const [pairsA, pairsB] = [listPairs(a), listPairs(b)];
  const shared = [...pairsA].filter((pair) => pairsB.has(pair)).length;
  return (2 * shared) / Math.max(1, pairsA.size + pairsB.size);
}

function listPairs(text: string): ReadonlySet<string> {
  const letters = text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
  return new Set([...letters].map((_, at) => letters.slice(at, at + 2)));
}

/** Maximum length of a suggested query, in characters. */
const MAX_LENGTH = 60;

/**
 * Converts an unknown path to a search query: its last segment without extension and separators. The query is
 * empty if no letters or digits remain.
 */
export function toSearchQuery(pathname: string): string {
  const last = pathname.split('/').filter(Boolean).at(-1) ?? '';
  const words = decode(last)
    .replace(/\.[a-z]+$/i, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  // Spreading into an array does not split surrogate pairs.
  return [...words].slice(0, MAX_LENGTH).join('').trim();
}
