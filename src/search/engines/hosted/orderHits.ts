import type {FoundHit, SearchAnswer} from '../../answer';
import type {SearchQuery} from '../../query';

/** Hits of the server that are put in order: whole pages of the modal and of the results page. */
const WINDOW = 30;

/** The part of the server's hits that must be known to give one page of them in order. */
export function windowOf({
  page,
  perPage,
}: Pick<SearchQuery, 'page' | 'perPage'>): {page: number; perPage: number} {
  return page * perPage <= WINDOW
    ? {page: 1, perPage: WINDOW}
    : {page, perPage};
}

interface Order {
  /** Best hits of the index that this site brings, best first. */
  readonly own: readonly FoundHit[];
  /** Whether those that the server does not have are given too. */
  readonly isAdding: boolean;
}

/**
 * Puts the server's hits in the order of the site's own index, which ranks pages by all that they say; the
 * server compares one piece of a page at a time. Hits that only the server has follow; those of other sites
 * keep their places.
 *
 * @returns the page that was asked for
 */
export function orderAnswer(
  answer: SearchAnswer,
  {page, perPage}: Pick<SearchQuery, 'page' | 'perPage'>,
  order: Order,
): SearchAnswer {
  if (page * perPage > WINDOW) {
    return answer;
  }
  const hits = orderHits(answer.hits, order);
  const total = answer.total + hits.length - answer.hits.length;
  const isLast = (page + 1) * perPage > WINDOW;
  return {
    ...answer,
    // What was added belongs to the last page of the window: the server's next one begins behind it.
    hits: hits.slice((page - 1) * perPage, isLast ? undefined : page * perPage),
    total,
    hasMore: page * perPage < total,
  };
}

function orderHits(
  found: readonly FoundHit[],
  {own, isAdding}: Order,
): FoundHit[] {
  const rest = new Set(found);
  const take = (isIt: (hit: FoundHit) => boolean) => {
    const hit = [...rest].find(isIt);
    if (hit) {
      rest.delete(hit);
    }
    return hit;
  };
  const best = own.flatMap((hit) => {
    const same = take((each) => placeOf(each) === placeOf(hit));
    const near = () => take((each) => pageOf(each) === pageOf(hit));
    return same ?? (isAdding ? hit : near()) ?? [];
  });
  const origins = new Set(
    found
      .filter((hit) => !rest.has(hit) || own.some(isOnPageOf(hit)))
      .map((hit) => urlOf(hit).origin),
  );
  const isForeign = (hit: FoundHit) =>
    origins.size > 0 && !origins.has(urlOf(hit).origin);
  const ordered = [...best, ...[...rest].filter((hit) => !isForeign(hit))];
  found.forEach((hit, place) => {
    if (isForeign(hit)) {
      ordered.splice(place, 0, hit);
    }
  });
  return ordered;
}

function isOnPageOf(hit: FoundHit): (other: FoundHit) => boolean {
  return (other) => pageOf(other) === pageOf(hit);
}

/** The server gives whole addresses, the site's own index paths. What is no address is on no page. */
function urlOf({address}: FoundHit): URL {
  try {
    return new URL(address, 'http://site.invalid');
  } catch {
    return new URL('about:blank');
  }
}

function pageOf(hit: FoundHit): string {
  return urlOf(hit).pathname;
}

function placeOf(hit: FoundHit): string {
  return pageOf(hit) + urlOf(hit).hash;
}
