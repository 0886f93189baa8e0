import {isAppRunning} from './app';

/**
 * Lets the links to other languages keep the query and the hash of the address, which the built page
 * does not know. The application writes them into its links by itself.
 */
export function installLanguageLinks(): void {
  document.addEventListener('pointerover', keepAddress);
  document.addEventListener('focusin', keepAddress);
}

function keepAddress({target}: Event): void {
  const link =
    target instanceof Element && target.closest('.navbar a[href][lang]');
  if (link && !isAppRunning()) {
    const [page] = link.getAttribute('href')!.split(/[?#]/);
    const {search, hash} = window.location;
    link.setAttribute('href', page + search + hash);
  }
}
