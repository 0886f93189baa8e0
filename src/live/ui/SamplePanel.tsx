import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';

interface Props {
  /** Id of the sample. */
  readonly sample: string;
  readonly className: string | undefined;
}

const EMPTY = {__html: ''};

/** Container for the panel of a running sample. React does not change the elements that the panel script inserts. */
export default function SamplePanel({sample, className}: Props): ReactNode {
  return (
    <div
      className={className}
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
