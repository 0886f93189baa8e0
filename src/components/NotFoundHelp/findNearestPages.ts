import {distance as letterDistance} from 'fastest-levenshtein';
import type {PageNames} from '@site/src/site/pageNames';

/** A page that may have been meant. */
export interface NearPage {
  /** Path below the root of the language. */
  readonly path: string;
  readonly title: string;
}

/** Near every short address, and offered on the page anyway. */
const HOME = '';

/** How many pages are proposed, and from which distance on none is. */
const MOST = 3;
const TOO_FAR = 1.5;

/** Most characters of a path that may be a page's with slips in it: comparing thousands would halt the page. */
const MOST_CHARACTERS = 300;

/** What a segment costs that one path has and the other has not; a page is not known without its name. */
const LONE_SEGMENT = 0.5;
const LONE_NAME = TOO_FAR;

/** How unlike two forms or spellings of a word are at most. */
const SAME_WORD = 0.25;

/** How much more the last segment weighs, which names the page. */
const NAME_WEIGHT = 2;

/**
 * The pages whose addresses are the most like one that leads nowhere.
 *
 * @param typed - path below the root of the language
 * @returns the nearest first; none when all are far
 */
export function nearestPages(
  typed: string,
  {pages, names}: PageNames,
): NearPage[] {
  if (typed.length > MOST_CHARACTERS) {
    return [];
  }
  const wanted = segmentsOf(typed);
  const candidates = [
    ...Object.keys(pages)
      .filter((path) => path !== HOME)
      .map((path) => [path, path] as const),
    ...Object.entries(names),
  ].map(([name, path]) => ({
    path,
    far: pathDistance(wanted, segmentsOf(name)),
  }));
  const near = candidates
    .filter(({path, far}) => far < TOO_FAR && isPage(path, pages))
    .sort((a, b) => a.far - b.far)
    .map(({path}) => path);
  return [...new Set(near)]
    .slice(0, MOST)
    .map((path) => ({path, title: pages[path]!}));
}

/** Whether a path is one that the list knows, and no address of another site: the list comes from a server. */
function isPage(path: string, pages: PageNames['pages']): boolean {
  return (
    Object.hasOwn(pages, path) &&
    typeof pages[path] === 'string' &&
    !/^[/\\]/.test(path)
  );
}

/** A part of a path, without what differs between servers and ways of writing. */
interface Segment {
  readonly letters: string;
  readonly words: readonly string[];
}

function segmentsOf(path: string): Segment[] {
  return decode(path)
    .replace(/\/+$/, '')
    .replace(/\.[a-z]{1,5}$/i, '')
    .split('/')
    .map((segment) => {
      const words = segment
        .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
        .toLowerCase()
        .split(/[^\p{L}\p{N}]+/u)
        .filter(Boolean);
      return {letters: words.join(''), words};
    })
    .filter(({letters}) => letters);
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Edit distance over segments, which are themselves more or less alike. */
function pathDistance(
  typed: readonly Segment[],
  name: readonly Segment[],
): number {
  const lone = name.map((_, column) =>
    column === name.length - 1 ? LONE_NAME : LONE_SEGMENT,
  );
  let above = lone.reduce((line, cost) => [...line, line.at(-1)! + cost], [0]);
  typed.forEach((segment, row) => {
    const line = [(row + 1) * LONE_SEGMENT];
    name.forEach((other, column) => {
      const isName = column === name.length - 1;
      const change = unlikeness(segment, other) * (isName ? NAME_WEIGHT : 1);
      line.push(
        Math.min(
          above[column]! + change,
          above[column + 1]! + LONE_SEGMENT,
          line[column]! + lone[column]!,
        ),
      );
    });
    above = line;
  });
  return above.at(-1)!;
}

/** From 0, the same, to 1, nothing in common: by letters, or by words in any order where these are more alike. */
function unlikeness(a: Segment, b: Segment): number {
  const shared = a.words.filter((word) =>
    b.words.some((other) => letterUnlikeness(word, other) <= SAME_WORD),
  ).length;
  return Math.min(
    letterUnlikeness(a.letters, b.letters),
    Math.max(0, 1 - (2 * shared) / (a.words.length + b.words.length)),
  );
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
