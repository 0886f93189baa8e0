import {isAppRunning} from './app';
import {elementAround} from './elementAround';
import {onPage} from './pageShown';

const LINK = '.navbar a[href][lang]';

/** The address of a not-found page: that of its file, not the one it is shown for. */
const NOT_FOUND = /404(?:\.html)?$/;

/**
 * Lets the links to other languages keep what the built page does not know of the address: the query and
 * the hash, and on a not-found page all of it. The application writes them into its links by itself.
 */
export function installLanguageLinks(): void {
  let root: string | undefined;
  onPage(() => {
    root = rootOfMissing();
  });
  const keepAddress = ({target}: Event) => {
    const link = elementAround(target, LINK);
    if (link && !isAppRunning()) {
      const [page = ''] = link.getAttribute('href')!.split(/[?#]/);
      const {search, hash} = window.location;
      link.setAttribute('href', missingPage(page, root) + search + hash);
    }
  };
  document.addEventListener('pointerover', keepAddress);
  document.addEventListener('focusin', keepAddress);
}

/** The address below which the language of a not-found page stands; `undefined` on all other pages. */
function rootOfMissing(): string | undefined {
  const {lang} = document.documentElement;
  const links = [...document.querySelectorAll<HTMLElement>(LINK)];
  const own = links.find((link) => link.lang === lang);
  const ownPage = own?.getAttribute('href') ?? '';
  return NOT_FOUND.test(ownPage) ? ownPage.replace(NOT_FOUND, '') : undefined;
}

/**
 * The address of a page that is missing, in another language.
 *
 * @param page - what the link leads to as it was built
 * @param root - the address below which this language stands; `undefined` where the page is not missing
 */
function missingPage(page: string, root: string | undefined): string {
  const {pathname} = window.location;
  return root !== undefined && NOT_FOUND.test(page) && pathname.startsWith(root)
    ? page.replace(NOT_FOUND, '') +
        // A slash after the root's would make a host of what follows.
        pathname.slice(root.length).replace(/^\/+/, '')
    : page;
}
