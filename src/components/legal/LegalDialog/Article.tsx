import {useLayoutEffect, useRef, type ReactNode} from 'react';
import type {MouseEvent} from 'react';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {LEGAL_TEXTS, type LegalTextId} from '@site/src/site/legalTexts';
import LoadState from './LoadState';
import {scrollToSection} from './scrollToSection';
import {useArticle} from './useArticle';
import shell from '@site/src/components/NativeLegalDialog/styles.module.css';
import styles from './styles.module.css';

interface Props {
  /** Address of the text's page. */
  readonly href: string;
  readonly anchor: string | undefined;
  readonly titleId: string;
  readonly onOpen: (id: LegalTextId, anchor?: string) => void;
  /** Stands above the text. */
  readonly children: ReactNode;
}

/** The text of a page, scrolling inside the dialog. */
export default function Article(props: Props): ReactNode {
  const {href, anchor, titleId, onOpen, children} = props;
  const {withBaseUrl} = useBaseUrlUtils();
  const [state, retry] = useArticle(href);
  const scroller = useRef<HTMLDivElement>(null);
  const target = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    if (state.status === 'loaded') {
      target.current!.replaceChildren(state.content.cloneNode(true));
    }
  }, [state]);

  useLayoutEffect(() => {
    if (state.status === 'loaded' && anchor) {
      scrollToSection(scroller.current!, anchor);
    }
  }, [state, anchor]);

  // Links inside the text and to the other texts stay inside the dialog.
  function followLink(event: MouseEvent) {
    const link = (event.target as Element).closest('a');
    const modified =
      event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!link || modified || event.button !== 0) {
      return;
    }
    const url = new URL(link.href);
    const text = LEGAL_TEXTS.find(
      ({path}) => withBaseUrl(path) === url.pathname,
    );
    if (!text || url.origin !== window.location.origin) {
      return;
    }
    event.preventDefault();
    const section = decodeURIComponent(url.hash.slice(1));
    if (url.pathname === href) {
      scrollToSection(scroller.current!, section);
    } else {
      onOpen(text.id, section);
    }
  }

  return (
    <div
      ref={scroller}
      className={shell.scroller}
      role="region"
      aria-labelledby={titleId}
      tabIndex={0}>
      {children}
      {state.status === 'loaded' ? (
        <div ref={target} className={styles.text} onClick={followLink} />
      ) : (
        <LoadState failed={state.status === 'failed'} onRetry={retry} />
      )}
    </div>
  );
}
