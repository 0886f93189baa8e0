import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {
  enableSlashKey,
  isSlashKeyEnabled,
} from '@site/src/search/native/shortcuts';

/** Checkbox that enables or disables the slash key as a shortcut of search. */
export default function SlashKeySwitch(): ReactNode {
  return (
    <label>
      <input
        type="checkbox"
        defaultChecked={isSlashKeyEnabled()}
        onChange={(event) => enableSlashKey(event.target.checked)}
      />{' '}
      <Translate id="site.search.slash">Open search with the / key</Translate>
    </label>
  );
}
