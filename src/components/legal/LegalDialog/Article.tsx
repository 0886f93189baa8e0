import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type MouseEvent,
  type ReactNode,
} from 'react';
import Translate from '@docusaurus/Translate';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {LEGAL_TEXTS, type LegalTextId} from '@site/src/site/legalTexts';
import {DIALOG_ID_PREFIX, loadArticle} from './loadArticle';
import styles from './styles.module.css';
import shell from '@site/src/components/NativeLegalDialog/styles.module.css';

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

interface LoadStateProps {
  readonly failed: boolean;
  readonly onRetry: () => void;
}

/** Stands in for a text that is not there yet, or could not be fetched. */
function LoadState({failed, onRetry}: LoadStateProps): ReactNode {
  return (
    <div role="status">
      {failed ? (
        <>
          <p>
            <Translate id="site.legal.dialog.failed">
              The text could not be loaded. Try again, or open it as a page.
            </Translate>
          </p>
          <button
            type="button"
            className="button button--primary button--sm"
            onClick={onRetry}>
            <Translate id="site.legal.dialog.retry">Try again</Translate>
          </button>
        </>
      ) : (
        <p>
          <Translate id="site.legal.dialog.loading">
            Loading the text…
          </Translate>
        </p>
      )}
    </div>
  );
}

/** A text on its way into the dialog. */
type ArticleState =
  | {readonly status: 'loading'}
  | {readonly status: 'failed'}
  | {readonly status: 'loaded'; readonly content: DocumentFragment};

const LOADING = {status: 'loading'} as const;

/**
 * Loads the article of a page, and another one when the address changes.
 *
 * @returns its state, and a function that tries again after a failure
 */
export function useArticle(
  href: string,
): readonly [state: ArticleState, retry: () => void] {
  const [attempt, setAttempt] = useState(0);
  const [result, setResult] = useState<{key: string; state: ArticleState}>();
  const key = `${attempt} ${href}`;

  useEffect(() => {
    const controller = new AbortController();
    const settle = (state: ArticleState) => {
      if (!controller.signal.aborted) {
        setResult({key, state});
      }
    };
    loadArticle(href, controller.signal).then(
      (content) => settle({status: 'loaded', content}),
      () => settle({status: 'failed'}),
    );
    return () => controller.abort();
  }, [href, key]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return [result?.key === key ? result.state : LOADING, retry];
}

/**
 * Brings a section to the top of the dialog and moves the focus there. The page behind stays.
 *
 * @param scroller - the element that scrolls
 * @param section - the section's id on the text's page, e.g. `privacy5`; empty for the beginning
 */
function scrollToSection(scroller: HTMLElement, section: string): void {
  const target = section
    ? document.getElementById(DIALOG_ID_PREFIX + section)
    : scroller;
  if (!target || !scroller.contains(target)) {
    return;
  }
  if (target === scroller) {
    scroller.scrollTop = 0;
  } else {
    scroller.scrollTop +=
      target.getBoundingClientRect().top - scroller.getBoundingClientRect().top;
    target.tabIndex = -1;
  }
  target.focus({preventScroll: true});
}
