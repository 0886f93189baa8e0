import {HITS_OF_ONE_PAGE, type FoundHit, type SearchAnswer} from './engine';

/** Sites to which hits may link. */
export interface AllowedLinkTargets {
  /** Origin of the current page. */
  readonly origin: string;
  /** Configured origin of the site. Records contain it even if the page is served by a preview host. */
  readonly publicOrigin: string;
  /** Regular expression for allowed addresses on other sites. */
  readonly externalUrlRegex?: string | undefined;
}

/** A hit with a validated link. */
export interface SearchHit extends Omit<FoundHit, 'address'> {
  /** Path on this site, or absolute URL of an allowed external page. Unique within an answer. */
  readonly href: string;
}

/**
 * Validates the address of a hit before it is used in a link.
 *
 * @returns path, query and hash for pages of this site, the URL for allowed external pages; `undefined` for
 * all other addresses: other schemes than http(s), other hosts, credentials in the URL, and empty addresses,
 * which would resolve to the current page
 */
export function resolveHitTarget(
  address: string,
  {origin, publicOrigin, externalUrlRegex}: AllowedLinkTargets,
): string | undefined {
  const url = address.trim() === '' ? undefined : parseUrl(address, origin);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) {
    return undefined;
  }
  if (externalUrlRegex && new RegExp(externalUrlRegex, 'i').test(url.href)) {
    return url.href;
  }
  if (url.origin !== origin && url.origin !== publicOrigin) {
    return undefined;
  }
  // Browsers would read a path with two leading slashes as a host.
  const path = url.pathname.replace(/^[/\\]{2,}/, '/');
  return `${path}${url.search}${url.hash}`;
}

function parseUrl(address: string, base: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}

/** Checks whether a validated link leads to another site. */
export function isExternalLink(href: string): boolean {
  return !href.startsWith('/');
}

/**
 * Resolves the links of an answer. Drops hits whose address is invalid or repeated, and hits after
 * `HITS_OF_ONE_PAGE` of the same page, which a server does not limit. Reduces the total accordingly.
 *
 * @param page - 1-based number of the page of hits
 */
export function resolveHits(
  answer: SearchAnswer,
  page: number,
  targets: AllowedLinkTargets,
): SearchAnswer<SearchHit> {
  const byHref = new Map<string, SearchHit>();
  for (const {address, ...texts} of answer.hits) {
    const href = resolveHitTarget(address, targets);
    if (href !== undefined) {
      byHref.set(href, {...texts, href});
    }
  }
  const counts = new Map<string, number>();
  const hits = [...byHref.values()].filter(({href}) => {
    const path = href.split('#', 1)[0]!;
    counts.set(path, (counts.get(path) ?? 0) + 1);
    return counts.get(path)! <= HITS_OF_ONE_PAGE;
  });
  const isEmpty = hits.length === 0;
  const shown = answer.total - answer.hits.length + hits.length;
  return {
    ...answer,
    hits,
    total: isEmpty && page === 1 ? 0 : shown,
    // A server may count more hits than it returns.
    hasMore: !isEmpty && answer.hasMore,
  };
}
