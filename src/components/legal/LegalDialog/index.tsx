import {useLayoutEffect, useRef, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {usePageLock} from '@site/src/hooks/usePageLock';
import {closeDialog} from '@site/src/native/dialogs';
import {useText} from '@site/src/hooks/useText';
import type {LegalText, LegalTextId} from '@site/src/site/legalTexts';
import Article from './Article';
import CloseButton from '@site/src/components/NativeLegalDialog/CloseButton';
import PageActions from './PageActions';
import {keepFocusInside} from './keepFocusInside';
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
