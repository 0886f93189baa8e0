import {distance as letterDistance} from 'fastest-levenshtein';
import type {PageList} from '@site/src/site/paths';

/** A page that may have been meant. */
export interface NearPage {
  /** Path below the root of the language. */
  readonly path: string;
  readonly title: string;
}

/** Near every short address, and offered on the page anyway. */
const HOME = '';

/** How many pages are proposed, and from which unlikeness on none is. */
const MOST = 3;
const TOO_FAR = 0.5;

/** Most characters of a path that may be a page's with slips in it: comparing thousands would halt the page. */
const MOST_CHARACTERS = 300;

/** How unlike two forms or spellings of a word are at most. */
const SAME_WORD = 0.25;

/** How much the last part of a path, which names the page, weighs beside the whole. */
const NAME_WEIGHT = 2;

/**
 * The pages whose addresses are the most like one that leads nowhere.
 *
 * @param typed - path below the root of the language
 * @returns the nearest first; none when all are far
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

/** A path without what differs between servers, and its last part. */
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

/** By letters, or by words in any order where these are more alike; 1 where there are none. */
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

/** Longest query the not-found page proposes, in characters. */
const MAX_LENGTH = 60;

/**
 * Turns a path that leads nowhere into words worth searching for: its last segment, without
 * extension and separators. Empty when nothing legible is left.
 */
export function searchWords(pathname: string): string {
  const last = pathname.split('/').filter(Boolean).at(-1) ?? '';
  const words = decode(last)
    .replace(/\.[a-z]+$/i, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  // Between letters, of which some are two units of a text.
  return [...words].slice(0, MAX_LENGTH).join('').trim();
}
