// @works-without-react
// Shows `/a.html` and `/a/index.html`, on hosts that serve files by their names, as `/a`. Docusaurus renders the page for
// them, but preloads the code of the address as written, finds none, and hydrates a loading screen over the page:
// https://github.com/facebook/docusaurus/blob/v3.10.2/packages/docusaurus/src/client/clientEntry.tsx
// It runs on import, before Docusaurus reads the address.
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import routes from '@generated/routes';
import {escapeInvalidPercents, normalizePath} from '@site/src/site/paths';

if (ExecutionEnvironment.canUseDOM) {
  normalizeAddress();
  correctCase();
  // The router listens later, and fails to decode malformed addresses.
  window.addEventListener('popstate', normalizeAddress);
  window.addEventListener('hashchange', normalizeAddress);
}

function normalizeAddress(): void {
  const {pathname, search, hash} = window.location;
  const plain =
    escapeInvalidPercents(normalizePath(pathname)) +
    search +
    escapeInvalidPercents(hash);
  if (plain !== pathname + search + hash) {
    window.history.replaceState(window.history.state, '', plain);
  }
}

/**
 * Redirects addresses that differ from a page's in case only. Hosts serve the not-found page for them, but the router
 * would render the page, and hydration fail.
 */
function correctCase(): void {
  const {pathname, search, hash} = window.location;
  const paths = listPaths(routes);
  const page = paths.find(
    (path) => path.toLowerCase() === pathname.toLowerCase(),
  );
  if (page !== undefined && !paths.includes(pathname)) {
    // Keeps the router on the not-found page until the other page loads.
    window.history.replaceState(null, '', `${page}/404`);
    window.location.replace(page + search + hash);
  }
}

interface Route {
  readonly path?: string | string[] | undefined;
  readonly routes?: readonly Route[] | undefined;
}

function listPaths(some: readonly Route[]): string[] {
  return some.flatMap(({path = [], routes: inner = []}) =>
    inner.length > 0 ? listPaths(inner) : path,
  );
}
