// @works-without-react
import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {useInterfaceLanguage} from '@site/src/hooks/useInterfaceLanguage';
import {FILTER_INPUT} from '@site/src/native-first/react';
import styles from './styles.module.css';

/** Filter field of an index or reference page, handled by `src/native-first`. Hidden without scripts and in print. */
export default function EntryFilter(): ReactNode {
  const label = translate({
    id: 'site.memberIndex.filter',
    message: 'Filter this page',
  });
  return (
    <search
      className={styles.filter}
      aria-label={label}
      lang={useInterfaceLanguage()}>
      <label htmlFor="entry-filter">{label}</label>
      <input
        id="entry-filter"
        type="search"
        autoComplete="off"
        spellCheck={false}
        data-native={FILTER_INPUT}
        data-matches={translate({
          id: 'site.memberIndex.matches',
          message: '{count} of {all} entries',
        })}
        data-none={translate({
          id: 'site.memberIndex.none',
          message: 'No entry matches',
        })}
      />
      {/* CSS shows the attribute, which the script sets. */}
      <span className={styles.count} data-count="" aria-hidden="true" />
    </search>
  );
}
