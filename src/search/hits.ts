import {resolveHitTarget, type AllowedTargets} from './address';
import type {HitTexts, SearchAnswer} from './answer';

/** A hit whose address has been checked, as both surfaces show it. */
export interface SearchHit extends HitTexts {
  /** Path on this site, or the whole address of another one. No two hits share it. */
  readonly href: string;
}

/**
 * Checks where the hits of an answer lead. Those without a usable address are left out and not
 * counted, and each address is given once.
 *
 * @param page - which page of the hits it is, from 1
 */
export function linkHits(
  answer: SearchAnswer,
  page: number,
  targets: AllowedTargets,
): SearchAnswer<SearchHit> {
  const byAddress = new Map<string, SearchHit>();
  for (const {address, ...texts} of answer.hits) {
    const href = resolveHitTarget(address, targets);
    if (href !== undefined) {
      byAddress.set(href, {...texts, href});
    }
  }
  const hits = [...byAddress.values()];
  const isNothing = hits.length === 0;
  const shown = answer.total - answer.hits.length + hits.length;
  return {
    ...answer,
    hits,
    total: isNothing && page === 1 ? 0 : shown,
    // An engine that counts hits it cannot give must not keep the reader waiting for them.
    hasMore: !isNothing && answer.hasMore,
  };
}
