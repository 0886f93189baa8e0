import {numbersFrom} from '../support/generatedValues';

/** An address that nobody serves, and the page that whoever typed it meant. */
export interface MutatedAddress {
  readonly rule: string;
  readonly typed: string;
  readonly meant: string;
}

/** Changes the last segment of a path. */
function inLast(path: string, change: (segment: string) => string): string {
  const [, before = '', last = ''] = /^(.*\/)([^/]*)$/.exec(path) ?? [];
  return before + change(last);
}

/** A place in the middle of a word of four letters or more. */
function middle(word: string, random: () => number): number {
  return 1 + Math.floor(random() * (word.length - 2));
}

type Rule = (path: string, random: () => number) => string;

/** How addresses go wrong: by hand, in other people's links, and when sites are rebuilt. */
const RULES: Readonly<Record<string, Rule>> = {
  'a letter left out': (path, random) =>
    inLast(path, (word) => {
      const at = middle(word, random);
      return word.slice(0, at) + word.slice(at + 1);
    }),
  'two letters changed places': (path, random) =>
    inLast(path, (word) => {
      const at = middle(word, random);
      return word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2);
    }),
  'a letter too many': (path, random) =>
    inLast(path, (word) => {
      const at = middle(word, random);
      return word.slice(0, at) + word[at] + word.slice(at);
    }),
  'a segment left out': (path) => path.replace(/\/[^/]+(?=\/[^/]+$)/, ''),
  'a segment too many': (path, random) => {
    const extra = ['docs', 'v1', 'latest', 'reference'];
    const segments = path.split('/');
    segments.splice(
      1 + Math.floor(random() * (segments.length - 1)),
      0,
      extra[Math.floor(random() * extra.length)]!,
    );
    return segments.join('/');
  },
  'the other set': (path) =>
    path.startsWith('/ocr/')
      ? path.replace('/ocr/', '/spreadsheet/')
      : path.replace('/spreadsheet/', '/ocr/'),
  'the name of the product': (path) =>
    path.startsWith('/ocr/')
      ? path.replace('/ocr/', '/ocr-global/')
      : path.replace('/spreadsheet/', '/spreadsheet-sdk/'),
  'an ending of other servers': (path, random) =>
    path + ['.htm', '.php', '.html/', '.aspx'][Math.floor(random() * 4)],
  capitals: (path, random) =>
    random() < 0.5 ? path.toUpperCase() : path.toLowerCase(),
  'hyphens and underscores': (path) =>
    inLast(path, (word) =>
      /[_-]/.test(word)
        ? word.replace(/[_-]/g, (mark) => (mark === '_' ? '-' : '_'))
        : word.replace(/(?<=[a-z])(?=[A-Z])/g, '-'),
    ),
};

/**
 * Mutates addresses by rule: each rule three times, on pages drawn by chance.
 *
 * @param pages - paths of the pages, with a slash at their start
 * @param seed - the same one gives the same addresses
 * @returns addresses that no page has
 */
export function mutatedAddresses(
  pages: readonly string[],
  seed: number,
): MutatedAddress[] {
  const random = numbersFrom(seed);
  const deep = pages.filter(
    (path) => /\/[^/]{4,}$/.test(path) && path.split('/').length > 2,
  );
  return Object.entries(RULES).flatMap(([rule, mutate]) => {
    const found: MutatedAddress[] = [];
    while (found.length < 3) {
      const meant = deep[Math.floor(random() * deep.length)]!;
      const typed = mutate(meant, random);
      if (!pages.includes(typed)) {
        found.push({rule, typed, meant});
      }
    }
    return found;
  });
}
