import {Fragment, type ReactNode} from 'react';
import clsx from 'clsx';
import Translate, {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import CloseButton from '@site/src/components/LegalDialog/CloseButton';
import {SHORTCUT_KEYS} from '@site/src/native/shortcuts';
import {SINGLE_KEYS} from '@site/src/native/singleKeys';
import styles from './styles.module.css';
import shell from '@site/src/components/LegalDialog/styles.module.css';

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

/** Keys, and what each does. */
function KeyList({rows}: {rows: readonly KeyRow[]}): ReactNode {
  return (
    <dl className={styles.keys}>
      {rows.map(({keys, does}) => (
        <Fragment key={does}>
          <dt>
            {keys.map(({name, on}) => (
              <Fragment key={name}>
                <kbd data-on={on}>{name}</kbd>{' '}
              </Fragment>
            ))}
          </dt>
          <dd>{does}</dd>
        </Fragment>
      ))}
    </dl>
  );
}

/** A key as it is shown. */
interface Key {
  readonly name: string;
  /** The keyboards that have it; all when absent: src/native/keyboard.ts. */
  readonly on?: 'mac' | 'other';
}

/** Keys that do the same, and what that is. */
interface KeyRow {
  readonly keys: readonly Key[];
  readonly does: string;
}

/** The single keys, which readers can switch off. */
function singleKeys(): KeyRow[] {
  return [
    {
      keys: [{name: SHORTCUT_KEYS.search}],
      does: translate({id: 'site.shortcuts.search', message: 'Search'}),
    },
    {
      keys: [{name: SHORTCUT_KEYS.help}],
      does: translate({id: 'site.shortcuts.help', message: 'Show this list'}),
    },
  ];
}

/** Keys that no reader types by accident. */
function modifiedKeys(): KeyRow[] {
  return [
    {
      keys: [
        {name: 'Ctrl + K', on: 'other'},
        {name: '⌘ K', on: 'mac'},
      ],
      does: translate({id: 'site.shortcuts.search', message: 'Search'}),
    },
    {
      keys: ['←', '→', 'Home', 'End'].map((name) => ({name})),
      does: translate({
        id: 'site.shortcuts.tabs',
        message: 'Select a tab',
      }),
    },
    {
      keys: ['↓', '↑'].map((name) => ({name})),
      does: translate({
        id: 'site.shortcuts.lists',
        message: 'Move in menus and search results',
      }),
    },
    {
      keys: [{name: 'Esc'}],
      does: translate({
        id: 'site.shortcuts.close',
        message: 'Close the open dialog or menu',
      }),
    },
  ];
}
