import {useCallback, useRef} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {
  legalHash,
  legalTextOfHash,
  type LegalText,
  type LegalTextId,
} from '@site/src/site/legalTexts';

/** What a history entry of an open dialog remembers. */
interface DialogState {
  /** Whether this site made the entry, so that Back leads to the page without dialog. */
  readonly pushed?: boolean;
  /** Section to show first. */
  readonly anchor?: string;
}

/** The legal dialog as the address tells it: `#legal-privacy` means that one is open. */
export interface LegalDialogControl {
  readonly text: LegalText | undefined;
  readonly anchor: string | undefined;
  /** Opens a text, at a section if one is named; replaces the one that is open. */
  readonly open: (id: LegalTextId, anchor?: string) => void;
  readonly close: () => void;
}

/** Reads and changes which legal text is open. The address is the only state there is. */
export function useLegalDialog(): LegalDialogControl {
  const history = useHistory<{legalDialog?: DialogState} | undefined>();
  const location = useLocation<{legalDialog?: DialogState} | undefined>();
  const state = location.state?.legalDialog;
  // On the server there is no hash: nothing is open until the page has its scripts.
  const text = useIsBrowser() ? legalTextOfHash(location.hash) : undefined;
  // Going back takes a moment, in which a second click must not go back twice.
  const leaving = useRef<object>(undefined);

  const open = useCallback(
    (id: LegalTextId, anchor?: string) => {
      const current = history.location;
      const isOpen = legalTextOfHash(current.hash) !== undefined;
      const pushed = !isOpen || current.state?.legalDialog?.pushed === true;
      leaving.current = undefined;
      history[isOpen ? 'replace' : 'push']({
        pathname: current.pathname,
        search: current.search,
        hash: legalHash(id),
        state: {legalDialog: {pushed, ...(anchor && {anchor})}},
      });
    },
    [history],
  );

  const close = useCallback(() => {
    const current = history.location;
    if (!legalTextOfHash(current.hash) || leaving.current === current) {
      return;
    }
    if (current.state?.legalDialog?.pushed) {
      leaving.current = current;
      history.goBack();
    } else {
      history.replace({pathname: current.pathname, search: current.search});
    }
  }, [history]);

  return {text, anchor: state?.anchor, open, close};
}
