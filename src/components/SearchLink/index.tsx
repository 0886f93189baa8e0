import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import styles from './styles.module.css';

/** The navbar's way to the search page. */
export default function SearchLink(): ReactNode {
  return (
    <Link to="/search" className={styles.search}>
      <span aria-hidden="true" className={styles.icon} />
      <Translate id="site.search.open">Search</Translate>
    </Link>
  );
}
