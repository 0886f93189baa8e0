import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import routes from '@generated/routes';
import {decodable} from '@site/src/site/decodable';
import {plainPath} from '@site/src/site/plainPath';
import {otherCase} from './otherCase';

// Runs as it is imported: before the site reads its address for the first time.
if (ExecutionEnvironment.canUseDOM) {
  // An address of other letters is the not-found page's, and the router's another page.
  const {pathname, search, hash} = window.location;
  const known = otherCase(pathname, routes);
  if (known === undefined) {
    tidyAddress();
  } else {
    window.history.replaceState(null, '', `${known}/404`);
    window.location.replace(known + search + hash);
  }
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
