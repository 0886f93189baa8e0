import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import styles from './styles.module.css';

const EMPTY = {__html: ''};

/** Where the result of a sample is shown: React leaves alone what `src/native/liveSamples.ts` puts there. */
export default function LivePlace({
  sample,
}: {
  readonly sample: string;
}): ReactNode {
  return (
    <div
      className={styles.place}
      data-sample={sample}
      data-loading={translate({id: 'site.live.loading', message: 'Loading…'})}
      data-failed={translate({
        id: 'site.live.notLoaded',
        message: 'The sample could not be loaded. Press Run to try again.',
      })}
      dangerouslySetInnerHTML={EMPTY}
      suppressHydrationWarning
    />
  );
}
