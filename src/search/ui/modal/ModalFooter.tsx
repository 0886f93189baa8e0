import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {
  enableSlashKey,
  isSlashKeyEnabled,
} from '@site/src/search/native/shortcuts';

const KEYS = {enter: 'Enter', arrows: '↓↑', escape: 'Esc'};

/** Footer of the modal that explains its keys, with the switch for the slash key that opens it. */
export default function ModalFooter(): ReactNode {
  return (
    <ul className="DocSearch-Footer">
      <li>
        <kbd>{KEYS.enter}</kbd>{' '}
        <Translate id="theme.SearchModal.footer.selectText">
          to select
        </Translate>
      </li>
      <li>
        <kbd>{KEYS.arrows}</kbd>{' '}
        <Translate id="theme.SearchModal.footer.navigateText">
          to navigate
        </Translate>
      </li>
      <li>
        <kbd>{KEYS.escape}</kbd>{' '}
        <Translate id="theme.SearchModal.footer.closeText">to close</Translate>
      </li>
      <li>
        <label>
          <input
            type="checkbox"
            defaultChecked={isSlashKeyEnabled()}
            onChange={(event) => enableSlashKey(event.target.checked)}
          />{' '}
          <Translate id="site.search.slash">
            Open search with the / key
          </Translate>
        </label>
      </li>
    </ul>
  );
}
