import {isAppRunning} from './app';
import {elementAround} from './elementAround';
import {showLoadNotice} from './loadNotice';
import {pageBehind} from './pagePrefetch';

/** Keeps the page of a reader without a connection: following a link would put the browser's own in its place. */
export function installOfflineLinks(): void {
  document.addEventListener('click', (event) => {
    const {target, ctrlKey, metaKey, shiftKey, altKey} = event;
    const link = elementAround<HTMLAnchorElement>(target, 'a');
    if (
      link &&
      !navigator.onLine &&
      !(ctrlKey || metaKey || shiftKey || altKey || event.defaultPrevented) &&
      !isAppRunning() &&
      pageBehind(link)
    ) {
      event.preventDefault();
      showLoadNotice(() => link.click());
    }
  });
}
