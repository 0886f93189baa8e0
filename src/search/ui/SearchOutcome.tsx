import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {SearchScope} from '@site/src/search/engine';
import type {SearchSession} from '@site/src/search/session';
import SearchNotice from './SearchNotice';
import {isEmpty, type ShownResults} from './useResults';
import ZeroResults from './ZeroResults';

interface Props {
  readonly results: ShownResults;
  readonly session: SearchSession;
  readonly scope: SearchScope;
  /** Class of the status line. */
  readonly statusClass: string | undefined;
  /** Searches for another text. */
  readonly onAsk: (query: string) => void;
  /** Searches all sets; `undefined` if the search is not limited to one. */
  readonly onWiden: (() => void) | undefined;
  readonly onRetry: () => void;
  /** Called when a link that is not a hit is followed. */
  readonly onChoose?: () => void;
  /** The list of hits. */
  readonly children: ReactNode;
}

/** Status, notices and help around the hits, in the modal and on the results page. */
export default function SearchOutcome({
  results,
  statusClass,
  onRetry,
  children,
  ...help
}: Props): ReactNode {
  const {fallback, failure, query} = results;
  return (
    <>
      <p role="status" className={statusClass}>
        <StatusText results={results} />
      </p>
      {fallback && (
        <SearchNotice because={fallback} hasResults onRetry={onRetry} />
      )}
      {isEmpty(results) && <ZeroResults key={query} query={query} {...help} />}
      {children}
      {failure && (
        <SearchNotice because={failure} hasResults={false} onRetry={onRetry} />
      )}
    </>
  );
}

function StatusText({results}: {readonly results: ShownResults}): ReactNode {
  const {currentLocale} = useDocusaurusContext().i18n;
  const {status, total} = results;
  if (status === 'loading') {
    return (
      <Translate id="theme.SearchPage.fetchingNewResults">
        Fetching new results...
      </Translate>
    );
  }
  if (isEmpty(results)) {
    return (
      <Translate id="theme.SearchPage.noResultsText">
        No results were found
      </Translate>
    );
  }
  return status === 'done' && total > 0 && countText(total, currentLocale);
}

/** Plural categories, in the order of the forms in a translation. */
const CATEGORIES = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;

/** Not `usePluralForm` of Docusaurus, which would add its theme to the modal. */
function countText(count: number, locale: string): string {
  const forms = translate(
    {
      id: 'theme.SearchPage.documentsFound.plurals',
      message: 'One document found|{count} documents found',
    },
    {count},
  ).split('|');
  const rules = new Intl.PluralRules(locale);
  const {pluralCategories} = rules.resolvedOptions();
  const index = CATEGORIES.filter((each) =>
    pluralCategories.includes(each),
  ).indexOf(rules.select(count));
  return forms[Math.min(index, forms.length - 1)]!;
}
