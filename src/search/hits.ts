import {resolveHitTarget} from './address';
import {parseMarked, plainText, type TextPart} from './marked';
import {HIERARCHY_FIELDS, type RecordType} from './record';
import type {GroupedHit, SearchResponse} from './response';

/** A result as both surfaces show it. All of it is text; nothing is markup. */
export interface SearchHit {
  /** The same for the same address: recent and saved searches are told apart by it. */
  readonly objectID: string;
  readonly type: RecordType;
  /** Path on this site, or the whole address of another one. */
  readonly href: string;
  /** Product and section: results are shown below it. */
  readonly section: string;
  readonly title: readonly TextPart[];
  /** Headings between section and title. */
  readonly path: readonly (readonly TextPart[])[];
  readonly summary: readonly TextPart[];
}

export interface SearchHits {
  readonly hits: readonly SearchHit[];
  /** All hits there are, not those on this page. */
  readonly total: number;
  readonly hasMore: boolean;
}

type AddressSite = Parameters<typeof resolveHitTarget>[1];

/**
 * Reads an engine's answer. Hits without a usable address or heading are left out and not counted,
 * and each address once.
 */
export function readHits(
  response: SearchResponse,
  site: AddressSite,
): SearchHits {
  const {grouped_hits: groups, found, page, request_params} = response;
  const byAddress = new Map<string, SearchHit>();
  for (const group of groups) {
    const hit = readHit(group, site);
    if (hit) {
      byAddress.set(hit.objectID, hit);
    }
  }
  const hits = [...byAddress.values()];
  const isNothing = hits.length === 0;
  return {
    hits,
    total: isNothing && page === 1 ? 0 : found - groups.length + hits.length,
    // A server that counts groups it cannot give must not keep the reader waiting for them.
    hasMore: !isNothing && page * request_params.per_page < found,
  };
}

function readHit({hits}: GroupedHit, site: AddressSite): SearchHit | undefined {
  const [hit] = hits;
  const href = hit && resolveHitTarget(hit.document.url, site);
  if (!hit || !href) {
    return undefined;
  }
  const {document, highlight = {}} = hit;
  const levels = HIERARCHY_FIELDS.flatMap((field) => {
    const text = document[field];
    return text ? [parseMarked(highlight[field]?.value ?? text)] : [];
  });
  const title = levels.at(-1);
  const content = highlight['content'];
  const summary =
    content?.snippet ?? content?.value ?? document.content ?? undefined;
  return (
    title && {
      objectID: href,
      type: document.type,
      href,
      section: plainText(document['hierarchy.lvl0'] ?? ''),
      title,
      path: levels.slice(1, -1),
      summary: summary ? parseMarked(summary) : [],
    }
  );
}
