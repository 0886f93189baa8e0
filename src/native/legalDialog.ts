import {isConnectionFree} from './app';
import {DIALOG_ATTRIBUTE, findDialog} from './dialogs';
import {elementAround} from './elementAround';
import {onIntent} from './intent';
import {loadScript} from './loadFile';
import {isPlainClick} from './plainClick';

/** The links at the foot of a page, one for each text: their hash opens it. */
export const LEGAL_OPENERS = `a[${DIALOG_ATTRIBUTE}=legal]`;

/**
 * The legal texts: what opens them in a dialog (`src/native/legal/`) is fetched when a reader is about to, or the address
 * asks for one.
 */
export function installLegalDialog(load = loadScript): void {
  let isThere = false;
  const fetchCode = async () => {
    const script = findDialog('legal')?.dataset['script'];
    if (script) {
      await load(script);
    }
    isThere = true;
  };
  const openAddressed = () => {
    if (!isThere && openerOf(window.location.hash)) {
      fetchCode().catch(console.warn);
    }
  };
  onIntent(
    (target) => (isConnectionFree() ? openerAround(target) : null),
    () => void fetchCode().catch(() => undefined),
  );
  document.addEventListener('click', (event) => {
    const opener = openerAround(event.target);
    if (opener && isPlainClick(event) && !isThere) {
      event.preventDefault();
      // Without the code there are still the pages.
      fetchCode().then(
        () => opener.click(),
        () => window.location.assign(opener.href),
      );
    }
  });
  window.addEventListener('popstate', openAddressed);
  openAddressed();
}

/** The link whose text a hash opens. */
export function openerOf(hash: string): HTMLAnchorElement | undefined {
  return legalOpeners().find(({dataset}) => dataset['dialogHash'] === hash);
}

/** The links at the foot of the page. */
export function legalOpeners(): HTMLAnchorElement[] {
  return [...document.querySelectorAll<HTMLAnchorElement>(LEGAL_OPENERS)];
}

function openerAround(target: EventTarget | null): HTMLAnchorElement | null {
  return elementAround<HTMLAnchorElement>(target, LEGAL_OPENERS);
}
