/** Where hits may lead. */
export interface AllowedTargets {
  /** Origin of the page that shows them. */
  readonly origin: string;
  /** Public origin of the site; records carry it, even on a preview host. */
  readonly publicOrigin: string;
  /** Pattern of addresses outside the site that hits may lead to. */
  readonly externalUrlRegex?: string;
}

/**
 * Checks the address of a hit before anything links to it.
 *
 * @returns path, query and hash on this site, or the whole address of another one; `undefined` for
 * addresses that nobody may be sent to: other schemes than http(s), hosts that are neither this site
 * nor match the external pattern, paths that a browser reads as a host, no address at all
 */
export function resolveHitTarget(
  address: string,
  {origin, publicOrigin, externalUrlRegex}: AllowedTargets,
): string | undefined {
  // An empty one would be that of the home page.
  const url = address.trim() === '' ? undefined : parse(address, origin);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) {
    return undefined;
  }
  if (externalUrlRegex && new RegExp(externalUrlRegex, 'i').test(url.href)) {
    return url.href;
  }
  if (url.origin !== origin && url.origin !== publicOrigin) {
    return undefined;
  }
  const path = url.pathname.replace(/^[/\\]{2,}/, '/');
  return `${path}${url.search}${url.hash}`;
}

/** Whether a checked address leaves the site. */
export function leavesSite(href: string): boolean {
  return !href.startsWith('/');
}

function parse(address: string, base: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}
