import {Fragment, type ReactNode} from 'react';
import type {SearchHit} from '@site/src/search/hits';
import HitLink from '../HitLink';
import {LEVEL_SIGN} from '../HitText';
import MarkedText from '../MarkedText';
import styles from './styles.module.css';

/** One result of the results page. */
export default function ResultItem({hit}: {hit: SearchHit}): ReactNode {
  return (
    <li className={styles.result}>
      <HitLink href={hit.href} className={styles.title}>
        <MarkedText parts={hit.title} />
      </HitLink>
      <p className={styles.path}>
        {hit.section}
        {hit.path.map((heading, level) => (
          // A heading's place among those above is its identity.
          <Fragment key={level}>
            {' '}
            <span aria-hidden="true">{LEVEL_SIGN}</span>{' '}
            <MarkedText parts={heading} />
          </Fragment>
        ))}
      </p>
      {hit.summary.length > 0 && (
        <p className={styles.summary}>
          <MarkedText parts={hit.summary} />
        </p>
      )}
    </li>
  );
}
