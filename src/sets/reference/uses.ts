import type {ScannedFence} from './scanPage';
import type {SetPage} from './setPages';

/** A place on a page. */
export interface Place {
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

/** How a set recognises the members of its contract. */
export interface NameFinder {
  /** Keys of the members that a sample uses. */
  readonly inSample: (fence: ScannedFence, page: SetPage) => Iterable<string>;
  /** Key of the member that a text in back-ticks names. */
  readonly inText: (text: string, page: SetPage) => string | undefined;
}

/**
 * Finds the samples that use each member, and the pages that mention it beside their samples.
 *
 * @param pages - those that are guides: the entries themselves are none
 * @returns by the key of the member; nothing for a member that no page names
 */
export function findUses(
  pages: readonly SetPage[],
  {inSample, inText}: NameFinder,
): Map<string, Uses> {
  const samples = new Map<string, Use[]>();
  const guides = new Map<string, Use[]>();
  for (const page of pages) {
    for (const {heading, anchor, fences, names} of page.passages) {
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
