import type {ReactNode} from 'react';
import clsx from 'clsx';
import Translate from '@docusaurus/Translate';
import {
  SLASH_KEY_CHECKBOX,
  syncSlashSwitch,
} from '@site/src/search/native/shortcuts';

/** Checkbox that enables or disables the slash key as a shortcut of search. */
export default function SlashKeySwitch({
  className,
}: {
  readonly className: string | undefined;
}): ReactNode {
  return (
    <label className={clsx('needs-scripts', className)}>
      <input
        type="checkbox"
        data-native={SLASH_KEY_CHECKBOX}
        defaultChecked
        ref={syncSlashSwitch}
      />{' '}
      <Translate id="site.footer.slash">Open search with the / key</Translate>
    </label>
  );
}
