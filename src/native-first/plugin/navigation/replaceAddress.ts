import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import routes from '@generated/routes';
import {escapeInvalidPercents, normalizePath} from '@site/src/site/paths';

// Shows `/a.html` and `/a/index.html`, on hosts that serve files by their names, as the page `/a`. Docusaurus renders
// them so, but loads the code of the address as it stands ahead of that, finds none, and hydrates a loading screen in
// place of the page: https://github.com/facebook/docusaurus/blob/v3.10.2/packages/docusaurus/src/client/clientEntry.tsx
// Runs as it is imported: before the site reads its address for the first time.
if (ExecutionEnvironment.canUseDOM) {
  tidyAddress();
  correctCase();
  // Before the router, which listens later, and decodes what it reads.
  window.addEventListener('popstate', tidyAddress);
  window.addEventListener('hashchange', tidyAddress);
}

function tidyAddress(): void {
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
 * Leads to a page from its address in letters of another case. Hosts answer those with the not-found page, where the
 * router would render the page that it finds, and React report that they differ.
 */
function correctCase(): void {
  const {pathname, search, hash} = window.location;
  const paths = pathsOf(routes);
  const meant = paths.find(
    (path) => path.toLowerCase() === pathname.toLowerCase(),
  );
  if (meant !== undefined && !paths.includes(pathname)) {
    // Stays the not-found page until the other one comes.
    window.history.replaceState(null, '', `${meant}/404`);
    window.location.replace(meant + search + hash);
  }
}

interface Route {
  readonly path?: string | string[] | undefined;
  readonly routes?: readonly Route[] | undefined;
}

function pathsOf(some: readonly Route[]): string[] {
  return some.flatMap(({path = [], routes: inner = []}) =>
    inner.length > 0 ? pathsOf(inner) : path,
  );
}
