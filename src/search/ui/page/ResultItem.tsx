import type {ReactNode} from 'react';
import type {SearchHit} from '@site/src/search/hits';
import HitLink from '../HitLink';
import HeadingPath from '../HeadingPath';
import MarkedText from '../MarkedText';
import styles from './styles.module.css';

/** One result of the results page. */
export default function ResultItem({hit}: {hit: SearchHit}): ReactNode {
  const section = [{text: hit.section, isMatch: false}];
  return (
    <li className={styles.result}>
      <HitLink href={hit.href} className={styles.title}>
        <MarkedText parts={hit.title} />
      </HitLink>
      <p className={styles.path}>
        <HeadingPath headings={[section, ...hit.path]} />
      </p>
      {hit.summary.length > 0 && (
        <p className={styles.summary}>
          <MarkedText parts={hit.summary} />
        </p>
      )}
    </li>
  );
}
