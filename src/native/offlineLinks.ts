import {isAppRunning} from './app';
import {elementAround} from './elementAround';
import {showLoadNotice} from './loadNotice';
import {pageBehind} from './pagePrefetch';
import {isPlainClick} from './plainClick';

/** Keeps the page of a reader without a connection: following a link would put the browser's own in its place. */
export function installOfflineLinks(): void {
  document.addEventListener('click', (event) => {
    const {target} = event;
    const link = elementAround<HTMLAnchorElement>(target, 'a');
    if (
      link &&
      !navigator.onLine &&
      isPlainClick(event) &&
      !event.defaultPrevented &&
      !isAppRunning() &&
      pageBehind(link)
    ) {
      event.preventDefault();
      showLoadNotice(() => link.click());
    }
  });
}
