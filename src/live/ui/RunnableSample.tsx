// @works-without-react
import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {SCRIPT_FILLED_PROPS} from '@site/src/components/filledByScript';
import {useInterfaceLanguage} from '@site/src/hooks/useInterfaceLanguage';
import type {LiveMode} from '../panel';

/** Buttons that run or edit the sample of a code fence. */
export function RunButtons({
  className,
}: {
  readonly className: string | undefined;
}): ReactNode {
  const lang = useInterfaceLanguage();
  const button = (mode: LiveMode, name: string, label: string) => (
    <button
      type="button"
      lang={lang}
      className={className}
      data-native="live"
      data-live={mode}
      // Appends the English name, so that tests and other scripts find the button in every language.
      aria-label={label === name ? undefined : `${label} (${name})`}>
      {label}
    </button>
  );
  return (
    <>
      {button('run', 'Run', translate({id: 'site.live.run', message: 'Run'}))}
      {button(
        'edit',
        'Edit',
        translate({id: 'site.live.edit', message: 'Edit'}),
      )}
    </>
  );
}

interface PanelProps {
  /** Id of the sample. */
  readonly sample: string;
  readonly className: string | undefined;
}

/** Container for the panel of a running sample, which the panel script fills. */
export function SamplePanel({sample, className}: PanelProps): ReactNode {
  return (
    <div
      className={className}
      data-sample={sample}
      data-loading={translate({id: 'site.live.loading', message: 'Loading…'})}
      data-failed={translate({
        id: 'site.live.notLoaded',
        message:
          'The sample could not be loaded. Press Run again, or reload the page.',
      })}
      {...SCRIPT_FILLED_PROPS}
    />
  );
}
