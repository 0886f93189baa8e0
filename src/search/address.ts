/** Where a hit leads. */
export interface HitTarget {
  /** Path, query and hash on this site, or the whole address of another one. */
  readonly href: string;
  readonly isExternal: boolean;
}

interface Site {
  /** Origin of the page being shown. */
  readonly origin: string;
  /** Public origin of the site; records carry it, even on a preview host. */
  readonly publicOrigin: string;
  /** Pattern of addresses outside the site that hits may lead to. */
  readonly externalUrlRegex?: string;
}

/**
 * Checks the address of a hit before anything links to it.
 *
 * @returns `undefined` for addresses that nobody may be sent to: other schemes than http(s), hosts
 * that are neither this site nor match the external pattern, paths that a browser reads as a host
 */
export function resolveHitTarget(
  address: string,
  {origin, publicOrigin, externalUrlRegex}: Site,
): HitTarget | undefined {
  const url = parse(address, origin);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) {
    return undefined;
  }
  if (externalUrlRegex && new RegExp(externalUrlRegex, 'i').test(url.href)) {
    return {href: url.href, isExternal: true};
  }
  if (url.origin !== origin && url.origin !== publicOrigin) {
    return undefined;
  }
  const path = url.pathname.replace(/^[/\\]{2,}/, '/');
  return {href: `${path}${url.search}${url.hash}`, isExternal: false};
}

function parse(address: string, base: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}
