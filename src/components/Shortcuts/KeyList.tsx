import {Fragment, type ReactNode} from 'react';
import styles from './styles.module.css';
import type {KeyRow} from './keys';

/** Keys, and what each does. */
export default function KeyList({rows}: {rows: readonly KeyRow[]}): ReactNode {
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
