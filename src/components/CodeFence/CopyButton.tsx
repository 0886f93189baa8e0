import {useEffect, useState, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import styles from './styles.module.css';

type CopyState = 'idle' | 'copied' | 'failed';

/** How long the outcome stays on the button, in milliseconds. */
const OUTCOME_DURATION = 2000;

/** Copies a text to the clipboard and says, to eye and ear, whether it worked. */
export default function CopyButton({read}: {read: () => string}): ReactNode {
  const [state, setState] = useState<CopyState>('idle');

  useEffect(() => {
    if (state === 'idle') {
      return undefined;
    }
    const timer = setTimeout(() => setState('idle'), OUTCOME_DURATION);
    return () => clearTimeout(timer);
  }, [state]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(read());
      setState('copied');
    } catch {
      setState('failed');
    }
  };

  const labels = {
    idle: translate({id: 'site.code.copy', message: 'Copy'}),
    copied: translate({id: 'site.code.copied', message: 'Copied'}),
    failed: translate({
      id: 'site.code.copyFailed',
      message: 'Not copied: select the code instead',
    }),
  } satisfies Record<CopyState, string>;

  return (
    <button
      type="button"
      className={styles.copy}
      onClick={copy}
      aria-live="polite">
      {labels[state]}
    </button>
  );
}
