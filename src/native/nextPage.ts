// Pages that a reader goes to, or is about to: fetched, and made ready to be shown in place of the one there is.
import {APP_AT_IDLE_META, APP_SCRIPTS_META} from './app';
import {nextFileOf} from './nextFile';
import {SEARCH_FILES_META} from './searchModal';
import {sheetAddress, sheetsIn} from './styleSheets';

/** A page as it came from the server. */
interface FetchedPage {
  /** Where it was found, which a redirect may have changed; without a hash. */
  readonly address: string;
  readonly html: string;
}

interface Fetch {
  readonly page: Promise<FetchedPage | undefined>;
  /** On the clock of `performance.now()`, in milliseconds. */
  readonly begun: number;
}

/** A page that can take the place of the one that is shown. */
export interface NextPage {
  readonly address: string;
  readonly document: Document;
}

/** How long a page counts as fresh, in milliseconds: as browsers take what they have fetched ahead. */
const FRESH = 5 * 60_000;

/** What both pages must have alike: files of another release, and pages that need the application, are loaded anew. */
const SAME = [
  `meta[name=${APP_SCRIPTS_META}]`,
  `meta[name=${APP_AT_IDLE_META}]`,
  `meta[name=${SEARCH_FILES_META}]`,
  'meta[http-equiv=refresh]',
  'script[src]',
];

const fetches = new Map<string, Fetch>();

/**
 * Fetches a page, unless that has been done of late.
 *
 * @param address - without a hash
 * @returns `undefined` for what is no page: an error of the server, a file, a page of another host
 * @throws Error when nothing can be had, now; the next call tries again
 */
export function fetchPage(address: string): Promise<FetchedPage | undefined> {
  const known = fetches.get(address);
  const begun = performance.now();
  if (known && begun - known.begun < FRESH) {
    return known.page;
  }
  const page = load(address);
  fetches.set(address, {page, begun});
  page.catch(() => fetches.delete(address));
  return page;
}

/** Where styles stand in pages themselves, those of the next one are there already. */
async function load(address: string): Promise<FetchedPage | undefined> {
  const isInPage = sheetsIn(document.head)[0]?.localName === 'style';
  const file = isInPage && (await read(nextFileOf(address)));
  return file ? {...file, address} : read(address);
}

async function read(address: string): Promise<FetchedPage | undefined> {
  const response = await fetch(address).catch(() =>
    // As without a connection, it fails where a redirect leads to another host: unless that is not followed.
    fetch(address, {redirect: 'manual'}),
  );
  if (response.status >= 500) {
    throw new Error(
      `${address}: expected a page, received status ${response.status}.`,
    );
  }
  const type = response.headers.get('content-type') ?? '';
  // Who redirects to another host wants the browser to go there.
  const isHere = new URL(response.url).origin === window.location.origin;
  return response.ok && isHere && type.startsWith('text/html')
    ? {
        address: response.url,
        html: await response.text(),
      }
    : undefined;
}

/**
 * Reads a page that is to take the place of the one that is shown.
 *
 * @returns `undefined` where the browser must load it: another release, another language, a redirect
 */
export function readNextPage({
  address,
  html,
}: FetchedPage): NextPage | undefined {
  const next = new DOMParser().parseFromString(html, 'text/html');
  const isSame = (selector: string) =>
    next.head.querySelector(selector)?.outerHTML ===
    document.head.querySelector(selector)?.outerHTML;
  const [styles, others] = [next, document].map(
    ({head}) => sheetsIn(head).map(sheetAddress)[0],
  );
  return SAME.every(isSame) &&
    styles === others &&
    next.documentElement.lang === document.documentElement.lang
    ? {address, document: next}
    : undefined;
}
