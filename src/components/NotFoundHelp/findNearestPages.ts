import {distance as letterDistance} from 'fastest-levenshtein';
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
const TOO_FAR = 0.5;

/** Maximum length of a path in characters. Comparing thousands of characters would block the page. */
const MOST_CHARACTERS = 300;

/** Maximum distance, from 0 to 1, at which two words count as the same word. */
const SAME_WORD = 0.25;

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
  if (typed.length > MOST_CHARACTERS) {
    return [];
  }
  const own = Object.keys(pages).map((path) => [path, path] as const);
  const near = [...own, ...Object.entries(names)]
    .filter(([name, path]) => name !== HOME && isPage(path, pages))
    .map(([name, path]) => ({path, far: pathUnlikeness(typed, name)}))
    .filter(({far}) => far < TOO_FAR)
    .sort((a, b) => a.far - b.far)
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

/** Distance between two paths, from 0 (equal) to 1. Their last segments count more than the rest. */
function pathUnlikeness(a: string, b: string): number {
  const [[pathA, nameA], [pathB, nameB]] = [plain(a), plain(b)];
  const names = unlikeness(nameA, nameB);
  return (unlikeness(pathA, pathB) + NAME_WEIGHT * names) / (1 + NAME_WEIGHT);
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

/**
 * Distance between two texts, from 0 (equal) to 1. It is the smaller one of the letter distance and the
 * distance of the sets of words.
 */
function unlikeness(a: string, b: string): number {
  const [wordsA, wordsB] = [wordsOf(a), wordsOf(b)];
  const shared = wordsA.filter((word) =>
    wordsB.some((other) => letterUnlikeness(word, other) <= SAME_WORD),
  ).length;
  return Math.min(
    letterUnlikeness(wordsA.join(''), wordsB.join('')),
    Math.max(0, 1 - (2 * shared) / (wordsA.length + wordsB.length)),
  );
}

function wordsOf(text: string): string[] {
  return text
    .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

function letterUnlikeness(a: string, b: string): number {
  return letterDistance(a, b) / Math.max(a.length, b.length);
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
