import {useLayoutEffect, useRef, useState, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import Translate, {translate} from '@docusaurus/Translate';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import CloseButton from '@site/src/components/NativeLegalDialog/CloseButton';
import {usePageLock} from '@site/src/hooks/usePageLock';
import {useText} from '@site/src/hooks/useText';
import {closeDialog} from '@site/src/native/dialogs';
import type {LegalText, LegalTextId} from '@site/src/site/legalTexts';
import Article from './Article';
import styles from './styles.module.css';
import shell from '@site/src/components/NativeLegalDialog/styles.module.css';

export interface Props {
  readonly text: LegalText;
  /** Section to show first. */
  readonly anchor: string | undefined;
  /** Called for a link to another legal text. */
  readonly onOpen: (id: LegalTextId, anchor?: string) => void;
  readonly onClose: () => void;
}

const TITLE_ID = 'legal-dialog-title';

/** A legal text over the page, as a modal dialog. Mount it to open it. */
export default function LegalDialog(props: Props): ReactNode {
  const {text, anchor, onOpen, onClose} = props;
  const {withBaseUrl} = useBaseUrlUtils();
  const title = useText()(text.title);
  const href = withBaseUrl(text.path);
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const pressedBackdrop = useRef(false);

  usePageLock();

  useLayoutEffect(() => {
    const element = dialog.current!;
    closeDialog('legal');
    element.showModal();
    return () => element.close();
  }, []);

  // The text is long: the focus goes to its title, not to the first button.
  useLayoutEffect(() => heading.current?.focus(), [text]);

  return createPortal(
    <dialog
      ref={dialog}
      className={shell.dialog}
      aria-labelledby={TITLE_ID}
      data-legal-dialog={text.id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={onClose}
      onKeyDown={(event) =>
        keepFocusInside(event.currentTarget, event.nativeEvent)
      }
      onPointerDown={(event) => {
        pressedBackdrop.current = event.target === event.currentTarget;
      }}
      onPointerUp={(event) => {
        pressedBackdrop.current &&= event.target === event.currentTarget;
      }}
      onClick={(event) => {
        // Both ends of the click on the backdrop: dragging into the text or out of it is none. Nor is
        // the second half of a double click, whose first half opened the dialog.
        const onBackdrop =
          pressedBackdrop.current && event.target === event.currentTarget;
        if (onBackdrop && event.detail < 2) {
          onClose();
        }
      }}>
      <div className={shell.panel}>
        <div className={shell.header}>
          {/* eslint-disable-next-line @docusaurus/prefer-docusaurus-heading -- no anchor */}
          <h2 id={TITLE_ID} ref={heading} tabIndex={-1}>
            {title}
          </h2>
          <CloseButton onClick={onClose} />
        </div>
        <Article
          key={text.id}
          href={href}
          anchor={anchor}
          titleId={TITLE_ID}
          onOpen={onOpen}>
          <PageActions href={href} />
        </Article>
      </div>
    </dialog>,
    document.body,
  );
}

/** Open as page, print, copy link. */
function PageActions({href}: {href: string}): ReactNode {
  const [message, setMessage] = useState('');
  const address = new URL(href, window.location.origin).href;

  async function copyLink() {
    try {
      await navigator.clipboard.writeText(address);
      setMessage(
        translate({id: 'site.legal.dialog.copied', message: 'Link copied'}),
      );
    } catch {
      setMessage(
        translate(
          {
            id: 'site.legal.dialog.copyFailed',
            message: 'Could not copy. The link is {address}',
          },
          {address},
        ),
      );
    }
  }

  return (
    <div className={styles.actions}>
      {/* eslint-disable-next-line @docusaurus/no-html-links -- a router link would load the text twice */}
      <a href={href} className="button button--secondary button--sm">
        <Translate id="site.legal.dialog.openPage">Open as page</Translate>
      </a>
      <button
        type="button"
        className="button button--secondary button--sm"
        onClick={() => window.print()}>
        <Translate id="site.legal.dialog.print">Print</Translate>
      </button>
      <button
        type="button"
        className="button button--secondary button--sm"
        onClick={copyLink}>
        <Translate id="site.legal.dialog.copy">Copy link</Translate>
      </button>
      <span role="status">{message}</span>
    </div>
  );
}

const FOCUSABLE =
  'a[href], button:not(:disabled), [tabindex]:not([tabindex="-1"])';

/**
 * Keeps Tab inside an element: from the last stop on to the first, and back. A modal `<dialog>` alone
 * lets Tab leave for the browser's own buttons.
 */
function keepFocusInside(container: HTMLElement, event: KeyboardEvent) {
  if (event.key !== 'Tab') {
    return;
  }
  const stops = [...container.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (element) => element.getClientRects().length > 0,
  );
  const [first, last] = [stops[0], stops.at(-1)];
  const active = document.activeElement;
  const isStop = stops.some((stop) => stop === active);
  if (event.shiftKey && (active === first || !isStop)) {
    event.preventDefault();
    last?.focus();
  } else if (!event.shiftKey && active === last) {
    event.preventDefault();
    first?.focus();
  }
}
