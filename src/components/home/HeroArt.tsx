import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import styles from './styles.module.css';

/**
 * Decoration: a sheet with a chart, and a scanned page whose lines are being recognised. Drawn from its
 * file by reference, so that it takes the page's colours and no page carries it.
 */
export default function HeroArt(): ReactNode {
  return (
    <svg
      className={styles.art}
      viewBox="0 0 420 330"
      aria-hidden="true"
      focusable="false">
      <use href={useBaseUrl('/img/hero-art.svg#art')} />
    </svg>
  );
}
