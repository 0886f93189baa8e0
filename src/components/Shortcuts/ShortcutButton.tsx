import type {ReactNode} from 'react';
import clsx from 'clsx';
import Translate from '@docusaurus/Translate';
import {SHORTCUT_KEYS} from '@site/src/native/shortcuts';
import styles from './styles.module.css';

/** Opens the list of keyboard shortcuts: `src/native/shortcuts.ts`. */
export default function ShortcutButton(): ReactNode {
  return (
    <button
      type="button"
      data-dialog="shortcuts"
      aria-haspopup="dialog"
      aria-keyshortcuts={SHORTCUT_KEYS.help}
      className={clsx('clean-btn', 'needs-scripts', styles.opener)}>
      <Translate id="site.shortcuts.title">Keyboard shortcuts</Translate>
    </button>
  );
}
