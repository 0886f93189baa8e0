import {useCallback, useEffect, useState} from 'react';
import {loadArticle} from './loadArticle';

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
