import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {decodable} from '@site/src/site/decodable';
import {plainPath} from '@site/src/site/plainPath';

// Shows `/a.html` and `/a/index.html`, on hosts that serve files by their names, as the page `/a`. Docusaurus renders
// them so, but loads the code of the address as it stands ahead of that, finds none, and hydrates a loading screen in
// place of the page: https://github.com/facebook/docusaurus/blob/v3.10.2/packages/docusaurus/src/client/clientEntry.tsx
// Runs as it is imported: before the site reads its address for the first time.
if (ExecutionEnvironment.canUseDOM) {
  tidyAddress();
  // Before the router, which listens later, and decodes what it reads.
  window.addEventListener('popstate', tidyAddress);
  window.addEventListener('hashchange', tidyAddress);
}

function tidyAddress(): void {
  const {pathname, search, hash} = window.location;
  const plain = decodable(plainPath(pathname)) + search + decodable(hash);
  if (plain !== pathname + search + hash) {
    window.history.replaceState(window.history.state, '', plain);
  }
}
