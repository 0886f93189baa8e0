import {useEffect, useLayoutEffect, useRef, useState} from 'react';
import type {ComponentType, ReactNode} from 'react';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import type {LegalDialogControl} from './useLegalDialog';
import type {Props as DialogProps} from '.';

interface Props {
  readonly control: LegalDialogControl;
  /** The element that opened the dialog; it gets the focus back. */
  readonly openerRef: {current: HTMLElement | null};
  /** Loads the code of the dialog. */
  readonly loadDialog?: () => Promise<ComponentType<DialogProps>>;
}

/** Within this time after Back the browser says that the hash has changed, and no reader has followed a link. */
const HASH_CHANGE_MS = 200;

const importDialog = () => import('.').then((module) => module.default);

/** Shows the dialog while a text is open. Its code is loaded when the first one is asked for. */
export default function LegalDialogHost({
  control,
  openerRef,
  loadDialog = importDialog,
}: Props): ReactNode {
  const {text, anchor, open, close} = control;
  const {withBaseUrl} = useBaseUrlUtils();
  const [Dialog, setDialog] = useState<ComponentType<DialogProps>>();
  const href = text && withBaseUrl(text.path);

  useEffect(() => {
    if (!href || Dialog) {
      return undefined;
    }
    let isAsked = true;
    loadDialog().then(
      (dialog) => setDialog(() => dialog),
      // Without its code there is still the page, unless the reader has gone on by then.
      () => isAsked && window.location.assign(href),
    );
    return () => {
      isAsked = false;
    };
  }, [href, Dialog, loadDialog]);

  useReturnToPage(text !== undefined, openerRef);

  return (
    text &&
    Dialog && (
      <Dialog text={text} anchor={anchor} onOpen={open} onClose={close} />
    )
  );
}

/** After closing: the focus back where it was, and the page where it was scrolled to. */
function useReturnToPage(isOpen: boolean, openerRef: Props['openerRef']): void {
  const before = useRef<{isOpen: boolean; pathname: string}>(undefined);
  useLayoutEffect(() => {
    const {pathname} = window.location;
    const wasOpen = before.current?.isOpen === true;
    const samePage = before.current?.pathname === pathname;
    before.current = {isOpen, pathname};
    if (!wasOpen || isOpen || !samePage) {
      return;
    }
    const {scrollX: left, scrollY: top} = window;
    const element = openerRef.current;
    openerRef.current = null;
    const restore = () => {
      window.scrollTo({left, top, behavior: 'instant'});
      if (element?.isConnected) {
        element.focus({preventScroll: true});
      }
    };
    // Docusaurus scrolls to the top when a hash goes; its effect runs after this one.
    queueMicrotask(restore);
    // Where a hash stays behind, the browser goes to what it names after all that, and then says so.
    const isTold = new AbortController();
    window.addEventListener('hashchange', restore, {
      once: true,
      signal: isTold.signal,
    });
    setTimeout(() => isTold.abort(), HASH_CHANGE_MS);
  }, [isOpen, openerRef]);
}
