import {Fragment, type ReactNode} from 'react';
import clsx from 'clsx';
import Translate, {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import CloseButton from '@site/src/components/NativeLegalDialog/CloseButton';
import {SINGLE_KEYS} from '@site/src/native/singleKeys';
import {modifiedKeys, singleKeys, type KeyRow} from './keys';
import styles from './styles.module.css';
import shell from '@site/src/components/NativeLegalDialog/styles.module.css';

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
