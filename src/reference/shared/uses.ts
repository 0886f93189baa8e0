import type {Paragraph} from 'mdast';
import {flatten, link, listSentence} from './nodes';
import type {Fence, SourcePage} from '../../content';
import {readPassages, type Passage} from './setPages';

/** The first section of a page that uses a member, and the number of uses on the page. */
interface Use extends Pick<Passage, 'heading' | 'anchor'> {
  readonly route: string;
  /** Title of the page. */
  readonly title: string;
  readonly times: number;
}

/** Uses of a member, one entry per page. */
export interface Uses {
  readonly samples: readonly Use[];
  readonly guides: readonly Use[];
}

/** Returns the uses of a member; `undefined` if there are none. */
export type UsesOf = (key: string) => Uses | undefined;

/** Whether a page is a guide: not a reference page, changelog or redirect. */
export function isGuide({route}: SourcePage): boolean {
  return !/^\/[^/]+\/(?:reference\/|(?:changelog|csh-redirect)$)/.test(route);
}

/** Finds the members of a contract in the pages of its set. */
export interface NameFinder {
  /** Returns the keys of the members in a sample. */
  readonly inSample: (fence: Fence, page: SourcePage) => Iterable<string>;
  /** Returns the key of the member that a text in back-ticks names. */
  readonly inText: (text: string, page: SourcePage) => string | undefined;
}

/**
 * Finds the samples and the prose that use each member.
 *
 * @returns uses by the key of the member
 */
export function findUses(
  pages: readonly SourcePage[],
  {inSample, inText}: NameFinder,
): Map<string, Uses> {
  const uses = new Map<string, Record<keyof Uses, Use[]>>();
  const add = (kind: keyof Uses, key: string, place: Omit<Use, 'times'>) => {
    const known = uses.get(key) ?? {samples: [], guides: []};
    const before = known[kind].at(-1);
    // Further uses on the same page only increase its count.
    if (before?.route === place.route) {
      known[kind].splice(-1, 1, {...before, times: before.times + 1});
    } else {
      known[kind].push({...place, times: 1});
    }
    uses.set(key, known);
  };
  for (const page of pages) {
    for (const {heading, anchor, fences, names} of readPassages(page)) {
      const place = {route: page.route, title: page.title, heading, anchor};
      for (const fence of fences) {
        for (const key of inSample(fence, page)) {
          add('samples', key, place);
        }
      }
      // A section `reference` is a list of links to entries.
      for (const name of anchor === 'reference' ? [] : names) {
        const key = inText(name, page);
        if (key !== undefined) {
          add('guides', key, place);
        }
      }
    }
  }
  return uses;
}

/** With more pages, a line links only to the page with the most uses. */
const MOST = 6;

/** A paragraph with the samples that use a member, and one with the guides that mention it. */
export function usesBlocks(uses: Uses | undefined): Paragraph[] {
  const {samples = [], guides = []} = uses ?? {};
  const mentions = new Map(guides.map(({route, times}) => [route, times]));
  const weightOf = ({route, times}: Use): number =>
    (mentions.get(route) ?? 0) + times / 1000;
  const sentence = (start: string, places: readonly Use[]) =>
    listSentence(
      start,
      places.length > MOST
        ? [...places].sort((a, b) => weightOf(b) - weightOf(a)).slice(0, 1)
        : places,
      ({route, title, heading, anchor}) =>
        anchor
          ? link(`${route}#${anchor}`, `${title} (${heading})`)
          : link(route, title),
    );
  return flatten([
    sentence('In samples: ', samples),
    sentence('In guides: ', guides),
  ]);
}
