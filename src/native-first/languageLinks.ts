import {isAppRunning} from './app';
import {elementAround} from './elementAround';

const LINK = '.navbar a[href][lang]';

/**
 * Lets the links to other languages keep what the built page does not know of the address: the query and the hash. The
 * application writes them into its links by itself.
 */
export function installLanguageLinks(): void {
  const keepAddress = ({target}: Event) => {
    const link = elementAround<HTMLAnchorElement>(target, LINK);
    if (link && !isAppRunning()) {
      const {search, hash} = window.location;
      link.setAttribute('href', link.pathname + search + hash);
    }
  };
  document.addEventListener('pointerover', keepAddress);
  document.addEventListener('focusin', keepAddress);
}
