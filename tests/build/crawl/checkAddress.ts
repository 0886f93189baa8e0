import {existsSync, statSync} from 'node:fs';
import path from 'node:path';

export interface AddressRules {
  /** Public origin of the site, e.g. `http://localhost:3000`. */
  readonly origin: string;
  /** External addresses must equal one of these or lie below it. */
  readonly otherHosts: readonly string[];
  /** Paths that pages may link to although the host redirects them, e.g. the root of a locale. */
  readonly redirectsAllowed: readonly string[];
}

/** State of a crawl. */
export interface CrawledSite {
  readonly dir: string;
  readonly rules: AddressRules;
  /** Ids by HTML file. */
  readonly idsOf: ReadonlyMap<string, ReadonlySet<string>>;
  /** Number of addresses by external host; changed by {@link checkAddress}. */
  readonly otherHosts: Map<string, number>;
}

/** Schemes without a host that pages may use. */
const PLAIN_SCHEMES = ['mailto:', 'tel:'];

/** Elements and attributes that may hold `data:` URLs. */
const DATA_KINDS = /^(?:img|source|link|url|image|video)/;

/**
 * Checks one address.
 *
 * @param base - address of the page or style sheet that contains it
 * @param kind - element and attribute that hold it
 * @returns the problem, or `undefined`
 */
export function checkAddress(
  site: CrawledSite,
  base: string,
  kind: string,
  value: string,
): string | undefined {
  const {rules, otherHosts} = site;
  const say = (text: string) => `"${value}": ${text}`;
  if (value.trim() === '' || value === '#') {
    return say('leads nowhere; expected an address');
  }
  if (value.startsWith('//')) {
    return say('names a host without a scheme; expected https: or a path');
  }
  if (!URL.canParse(value, rules.origin + base)) {
    return say('is not a valid address');
  }
  const url = new URL(value, rules.origin + base);
  if (PLAIN_SCHEMES.includes(url.protocol)) {
    return undefined;
  }
  if (url.protocol === 'data:') {
    return DATA_KINDS.test(kind) ? undefined : say('data: is not a page');
  }
  if (!/^https?:$/.test(url.protocol)) {
    return say(`the scheme ${url.protocol} is not allowed in pages`);
  }
  if (url.origin !== rules.origin) {
    otherHosts.set(url.host, (otherHosts.get(url.host) ?? 0) + 1);
    return rules.otherHosts.some((allowed) => isBelow(url.href, allowed))
      ? undefined
      : say(`is on another host than ${rules.otherHosts.join(', ')}`);
  }
  return checkInSite(site, url, say);
}

function isBelow(address: string, base: string): boolean {
  const root = base.replace(/\/$/, '');
  return (
    address === root ||
    ['/', '?', '#'].some((mark) => address.startsWith(root + mark))
  );
}

function checkInSite(
  {dir, rules, idsOf}: CrawledSite,
  url: URL,
  say: (text: string) => string,
): string | undefined {
  const pathname = decodeURIComponent(url.pathname);
  let target = resolvePath(dir, pathname);
  if (target.kind === 'redirect' && rules.redirectsAllowed.includes(pathname)) {
    target = resolvePath(dir, target.to);
  }
  if (target.kind === 'redirect') {
    return say(`is redirected; expected "${target.to}" itself`);
  }
  if (target.kind === 'missing') {
    return say(`no file answers ${pathname}`);
  }
  const id = decodeURIComponent(url.hash.slice(1)).replace(/:~:text=.*$/, '');
  const targetIds = idsOf.get(target.file);
  return id && targetIds && !targetIds.has(id)
    ? say(`${target.file} has no element with the id "${id}"`)
    : undefined;
}

/** Response of a static host without trailing slashes. */
export type Resolution =
  | {readonly kind: 'file'; readonly file: string}
  | {readonly kind: 'redirect'; readonly to: string}
  | {readonly kind: 'missing'};

function isFile(file: string): boolean {
  return existsSync(file) && statSync(file).isFile();
}

/**
 * Finds the file for a path by the rules of the site's own server: `.html`, `index` and a trailing slash are
 * redirected; `/a` is `a.html`, else `a/index.html`, else the file `a`.
 *
 * @param dir - folder of the build
 * @param pathname - decoded path with a leading slash
 */
export function resolvePath(dir: string, pathname: string): Resolution {
  if (pathname !== '/') {
    const clean = pathname
      .replace(/\/{2,}/g, '/')
      .replace(/(?:\/index)?\.html$|\/index$/, '')
      .replace(/\/$/, '');
    if (clean !== pathname) {
      return {kind: 'redirect', to: clean || '/'};
    }
  }
  const relative = pathname.slice(1);
  const candidates = [
    ...(relative ? [`${relative}.html`] : []),
    path.posix.join(relative, 'index.html'),
    relative,
  ];
  const file = candidates.find((candidate) =>
    isFile(path.join(dir, candidate)),
  );
  return file === undefined ? {kind: 'missing'} : {kind: 'file', file};
}
