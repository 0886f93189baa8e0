import {isAppRunning} from './app';
import {elementAround} from './elementAround';
import {onPage} from './pageShown';

const LINK = '.navbar a[href][lang]';

/**
 * Lets the links to other languages keep what the built page does not know of the address: the query and
 * the hash, and on a not-found page, whose links lead to the homes of the languages, all that is behind
 * the home. The application writes them into its links by itself.
 */
export function installLanguageLinks(): void {
  let built = new WeakMap<Element, string>();
  onPage(() => {
    built = new WeakMap();
  });
  /** What a link leads to as it was built. */
  const builtPath = (link: Element) => {
    const path = built.get(link) ?? link.getAttribute('href')!;
    built.set(link, path);
    return path;
  };
  const keepAddress = ({target}: Event) => {
    const link = elementAround(target, LINK);
    if (link && !isAppRunning()) {
      const {pathname, search, hash} = window.location;
      const own = [...document.querySelectorAll<HTMLElement>(LINK)].find(
        ({lang}) => lang === document.documentElement.lang,
      );
      const rest = own && restBelow(builtPath(own), pathname);
      const page = builtPath(link);
      link.setAttribute(
        'href',
        (rest ? page.replace(/\/?$/, `/${rest}`) : page) + search + hash,
      );
    }
  };
  document.addEventListener('pointerover', keepAddress);
  document.addEventListener('focusin', keepAddress);
}

/** What an address has below a path, without the slashes between: two of them would make a host of it. */
function restBelow(path: string, address: string): string | undefined {
  const root = path.replace(/\/$/, '');
  return address.startsWith(root)
    ? /^\/+([^/].*)/.exec(address.slice(root.length))?.[1]
    : undefined;
}
