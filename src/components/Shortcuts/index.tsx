import type {ReactNode} from 'react';
import clsx from 'clsx';
import Translate, {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import CloseButton from '@site/src/components/NativeLegalDialog/CloseButton';
import shell from '@site/src/components/NativeLegalDialog/styles.module.css';
import {SINGLE_KEYS} from '@site/src/native/singleKeys';
import KeyList from './KeyList';
import {modifiedKeys, singleKeys} from './keys';
import styles from './styles.module.css';

/** The list of keyboard shortcuts, with a switch for the single keys: `src/native/shortcuts.ts` opens it. */
export default function Shortcuts(): ReactNode {
  return (
    <dialog
      className={clsx(shell.dialog, styles.dialog)}
      data-dialog="shortcuts"
      aria-label={translate({
        id: 'site.shortcuts.title',
        message: 'Keyboard shortcuts',
      })}>
      <div className={shell.header}>
        <Heading as="h2">
          <Translate id="site.shortcuts.title">Keyboard shortcuts</Translate>
        </Heading>
        <CloseButton data-native="close" />
      </div>
      <div className={shell.scroller}>
        <label>
          <input
            type="checkbox"
            className="margin-right--sm"
            data-native={SINGLE_KEYS}
            defaultChecked
          />
          <Translate id="site.shortcuts.single">
            Single-key shortcuts, when you are not typing
          </Translate>
        </label>
        <KeyList rows={singleKeys()} />
        <Heading as="h3">
          <Translate id="site.shortcuts.always">Always</Translate>
        </Heading>
        <KeyList rows={modifiedKeys()} />
      </div>
    </dialog>
  );
}
