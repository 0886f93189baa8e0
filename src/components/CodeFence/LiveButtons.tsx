import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {LiveMode} from '@site/src/native/liveSamples';
import styles from './styles.module.css';

/** Runs the sample beside it, and opens it for editing: `src/native/liveSamples.ts` answers them. */
export default function LiveButtons(): ReactNode {
  return (
    <>
      <LiveButton
        mode="run"
        name="Run"
        label={translate({id: 'site.live.run', message: 'Run'})}
      />
      <LiveButton
        mode="edit"
        name="Edit"
        label={translate({id: 'site.live.edit', message: 'Edit'})}
      />
    </>
  );
}

/** @param name - what programs look for, in whatever language the page is */
function LiveButton({
  mode,
  name,
  label,
}: {
  readonly mode: LiveMode;
  readonly name: string;
  readonly label: string;
}): ReactNode {
  return (
    <button
      type="button"
      className={styles.copy}
      data-native="live"
      data-live={mode}
      aria-label={label === name ? undefined : `${label} (${name})`}>
      {label}
    </button>
  );
}
