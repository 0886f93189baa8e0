import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {useInterfaceLanguage} from '@site/src/hooks/useInterfaceLanguage';
import type {LiveMode} from '../native';

interface Props {
  /** CSS class of each button. */
  readonly className: string | undefined;
}

/** Buttons that run or edit the sample of a code fence. */
export default function RunButtons({className}: Props): ReactNode {
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
