import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import styles from './styles.module.css';

/** Takes a query to the search page, where no script runs: elsewhere the search of the bar does. */
export default function SearchForm(): ReactNode {
  const label = translate({
    id: 'site.home.searchLabel',
    message: 'Search the documentation',
  });
  return (
    <form
      role="search"
      action={useBaseUrl('/search')}
      className={styles.searchForm}>
      <input
        type="search"
        name="q"
        aria-label={label}
        placeholder={translate({
          id: 'site.home.searchPlaceholder',
          message: 'Function, class, error code…',
        })}
        className={styles.searchInput}
      />
      <button type="submit" className="button button--secondary">
        {translate({id: 'site.home.searchSubmit', message: 'Search'})}
      </button>
    </form>
  );
}
