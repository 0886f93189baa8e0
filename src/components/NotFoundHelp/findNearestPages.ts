import {distance as letterDistance} from 'fastest-levenshtein';
import type {PageList} from '@site/src/site/paths';

/** A suggested page. */
export interface NearPage {
  /** Relative to the root of the language. */
  readonly path: string;
  readonly title: string;
}

/** Excluded, because it is close to every short address and always offered. */
const HOME = '';

const MOST = 3;
const TOO_FAR = 0.5;

/** Longest path that is compared, in characters: comparing thousands would block the page. */
const MOST_CHARACTERS = 300;

/** Maximum distance between two forms or spellings of a word. */
const SAME_WORD = 0.25;

/** Weight of the last path segment, which names the page, relative to the whole path. */
const NAME_WEIGHT = 2;

/**
 * Finds the pages whose paths are most similar to an unknown path.
 *
 * @param typed - relative to the root of the language
 * @returns the most similar first; empty if none is close
 */
export function nearestPages(
  typed: string,
  {pages, names}: PageList,
): NearPage[] {
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

/** Whether a path is one that the list knows, and no address of another site: the list comes from a server. */
function isPage(path: string, pages: PageList['pages']): boolean {
  return (
    Object.hasOwn(pages, path) &&
    typeof pages[path] === 'string' &&
    !/^[/\\]/.test(path)
  );
}

/** From 0, the same, to 1, nothing in common: of the whole paths, and more so of the names of their pages. */
function pathUnlikeness(a: string, b: string): number {
  const [[pathA, nameA], [pathB, nameB]] = [plain(a), plain(b)];
  const names = unlikeness(nameA, nameB);
  return (unlikeness(pathA, pathB) + NAME_WEIGHT * names) / (1 + NAME_WEIGHT);
}

/** Normalizes a path as servers do, and splits off its last segment. */
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

/** Distance from 0 to 1: by letters, or by words in any order if that is smaller. */
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

/** Longest suggested query, in characters. */
const MAX_LENGTH = 60;

/**
 * Turns an unknown path into a search query: its last segment without extension and separators. Empty if
 * nothing legible is left.
 */
export function searchWords(pathname: string): string {
  const last = pathname.split('/').filter(Boolean).at(-1) ?? '';
  const words = decode(last)
    .replace(/\.[a-z]+$/i, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  // Does not split surrogate pairs.
  return [...words].slice(0, MAX_LENGTH).join('').trim();
}
