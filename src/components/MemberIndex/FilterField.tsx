import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {MEMBER_FILTER} from '@site/src/native/memberFilter';
import styles from './styles.module.css';

/** The field above an index: `src/native/memberFilter.ts` answers it. */
export default function FilterField(): ReactNode {
  return (
    <p className={styles.filter}>
      <label htmlFor="member-filter">
        {translate({id: 'site.memberIndex.filter', message: 'Filter by name'})}
      </label>
      <input
        id="member-filter"
        type="search"
        autoComplete="off"
        spellCheck={false}
        data-native={MEMBER_FILTER}
        data-matches={translate({
          id: 'site.memberIndex.matches',
          message: '{count} entries',
        })}
        data-none={translate({
          id: 'site.memberIndex.none',
          message: 'No entry matches',
        })}
      />
      {/* Its text is the attribute that the script sets. */}
      <span className={styles.count} data-count="" aria-hidden="true" />
    </p>
  );
}
