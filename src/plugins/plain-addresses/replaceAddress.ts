import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {plainPath} from '@site/src/site/plainPath';

// Runs as it is imported: before the site reads its address for the first time.
if (ExecutionEnvironment.canUseDOM) {
  const {pathname, search, hash} = window.location;
  const plain = plainPath(pathname);
  if (plain !== pathname) {
    window.history.replaceState(
      window.history.state,
      '',
      plain + search + hash,
    );
  }
}
