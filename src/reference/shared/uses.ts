import type {Paragraph} from 'mdast';
import type {Fence, SourcePage} from '../../content';
import {link, paragraph} from './nodes';
import {readPassages} from './setPages';

/** A place on a page. */
interface Place {
  readonly route: string;
  readonly title: string;
  /** Heading above it; the title of the page where none is. */
  readonly heading: string;
  /** Empty at the top of the page. */
  readonly anchor: string;
}

/** The first place of a page that uses a member, and how often the page does. */
export interface Use extends Place {
  readonly times: number;
}

/** Where a member of a contract is used, a place for each page. */
export interface Uses {
  readonly samples: readonly Use[];
  readonly guides: readonly Use[];
}

/** Where the member of a key is used; `undefined` for one that no page names. */
export type UsesOf = (key: string) => Uses | undefined;

/** Whether a page shows how members are used, and does not list them or lead on to another page. */
export function isGuide({route}: SourcePage): boolean {
  return !/^\/[^/]+\/(?:reference\/|(?:changelog|csh-redirect)$)/.test(route);
}

/** How a set recognises the members of its contract. */
export interface NameFinder {
  /** Keys of the members that a sample uses. */
  readonly inSample: (fence: Fence, page: SourcePage) => Iterable<string>;
  /** Key of the member that a text in back-ticks names. */
  readonly inText: (text: string, page: SourcePage) => string | undefined;
}

/**
 * Finds the samples that use each member, and the pages that mention it beside their samples.
 *
 * @param pages - those that are guides: the entries themselves are none
 * @returns by the key of the member; nothing for a member that no page names
 */
export function findUses(
  pages: readonly SourcePage[],
  {inSample, inText}: NameFinder,
): Map<string, Uses> {
  const samples = new Map<string, Use[]>();
  const guides = new Map<string, Use[]>();
  for (const page of pages) {
    for (const {heading, anchor, fences, names} of readPassages(page)) {
      const place = {route: page.route, title: page.title, heading, anchor};
      for (const fence of fences) {
        for (const key of inSample(fence, page)) {
          addPlace(samples, key, place);
        }
      }
      // A list of links to entries tells nothing about them.
      for (const name of anchor === 'reference' ? [] : names) {
        const key = inText(name, page);
        if (key !== undefined) {
          addPlace(guides, key, place);
        }
      }
    }
  }
  return new Map(
    [...new Set([...samples.keys(), ...guides.keys()])].map((key) => [
      key,
      {samples: samples.get(key) ?? [], guides: guides.get(key) ?? []},
    ]),
  );
}

/** The first place of a page stands for all of them. */
function addPlace(places: Map<string, Use[]>, key: string, place: Place): void {
  const known = places.get(key) ?? [];
  const last = known.at(-1);
  places.set(
    key,
    last?.route === place.route
      ? [...known.slice(0, -1), {...last, times: last.times + 1}]
      : [...known, {...place, times: 1}],
  );
}

/** Links that one line holds. A name that more pages use needs one: to the page that tells most about it. */
const MOST = 6;

/** A line with the samples that use a member, and one with the guides that mention it. */
export function usesBlocks(uses: Uses | undefined): Paragraph[] {
  const {samples = [], guides = []} = uses ?? {};
  const mentions = new Map(guides.map(({route, times}) => [route, times]));
  const weightOf = ({route, times}: Use): number =>
    (mentions.get(route) ?? 0) + times / 1000;
  return [
    ...usesLine('In samples: ', samples, weightOf),
    ...usesLine('In guides: ', guides, weightOf),
  ];
}

function usesLine(
  title: string,
  places: readonly Use[],
  weightOf: (use: Use) => number,
): Paragraph[] {
  if (places.length === 0) {
    return [];
  }
  const shown =
    places.length > MOST
      ? [...places].sort((a, b) => weightOf(b) - weightOf(a)).slice(0, 1)
      : places;
  return [
    paragraph(
      title,
      ...shown.flatMap((place, index) => [
        index > 0 ? ', ' : '',
        placeLink(place),
      ]),
      '.',
    ),
  ];
}

function placeLink({route, title, heading, anchor}: Place) {
  return anchor
    ? link(`${route}#${anchor}`, `${title} (${heading})`)
    : link(route, title);
}
