// @works-without-react
// Replaces addresses such as `/a.html` and `/a/index.html`, which some hosts serve, by `/a`.
//
// Docusaurus renders the page for such an address but does not find its code to preload, so it would hydrate
// a loading screen over the page:
// https://github.com/facebook/docusaurus/blob/v3.10.2/packages/docusaurus/src/client/clientEntry.tsx
//
// Runs on import, since Docusaurus reads the address afterwards.
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import routes from '@generated/routes';
import {escapeInvalidPercents, normalizePagePath} from '@site/src/site/paths';

if (ExecutionEnvironment.canUseDOM) {
  normalizeAddress();
  correctCase();
  // Registered before the router's listener, which throws on malformed addresses.
  window.addEventListener('popstate', normalizeAddress);
  window.addEventListener('hashchange', normalizeAddress);
}

function normalizeAddress(): void {
  const {pathname, search, hash} = window.location;
  const plain =
    escapeInvalidPercents(normalizePagePath(pathname)) +
    search +
    escapeInvalidPercents(hash);
  if (plain !== pathname + search + hash) {
    window.history.replaceState(window.history.state, '', plain);
  }
}

/**
 * Redirects addresses that differ from a page's address only in case. For these, hosts serve the not-found
 * page, but the router would render the page, so hydration would fail.
 */
function correctCase(): void {
  const {pathname, search, hash} = window.location;
  const paths = listPaths(routes);
  const page = paths.find(
    (path) => path.toLowerCase() === pathname.toLowerCase(),
  );
  if (page !== undefined && !paths.includes(pathname)) {
    // Makes the router render the not-found page until the other page loads.
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
