import {useEffect, useState, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {useLinkContext} from '@site/src/hooks/useLinkContext';
import {useText} from '@site/src/hooks/useText';
import {isExternalLink} from '@site/src/search/hits';
import type {
  SearchEngine,
  SearchScope,
  SearchSuggestions,
} from '@site/src/search/engine';
import {DOCS_SET_LIST} from '@site/src/site/sets/index';
import {createCommonLink} from '@site/src/site/linkTable';
import HitLink from './HitLink';

export interface ZeroResultsProps {
  readonly scope: SearchScope;
  readonly engine: SearchEngine;
  readonly query: string;
  /** Called with the suggested query that the reader chose. */
  readonly onAsk: (query: string) => void;
  /** Called to search all sets; `undefined` if the search is not limited to one set. */
  readonly onWiden: (() => void) | undefined;
  /** Called when the reader follows a link that is not a hit. */
  readonly onChoose?: () => void;
}

/** Help for a query without hits: suggested spelling and pages, documentation sets, contact. */
export default function ZeroResults({
  scope,
  engine,
  query,
  onAsk,
  onWiden,
  onChoose,
}: ZeroResultsProps): ReactNode {
  const [suggestions, setSuggestions] = useState<SearchSuggestions>();
  useEffect(() => {
    // Ignores errors: the other links are shown even without suggestions.
    engine
      .suggest({...scope, text: query})
      .then(setSuggestions, () => undefined);
  }, [engine, scope, query]);
  const textOf = useText();
  const {withBaseUrl} = useBaseUrlUtils();
  const contact = withBaseUrl(createCommonLink('contact', useLinkContext()));
  return (
    <div className="DocSearch-NoResults">
      {suggestions?.spelling && (
        <p>
          <Translate id="theme.SearchModal.noResultsScreen.suggestedQueryText">
            Try searching for
          </Translate>{' '}
          <button
            type="button"
            className="DocSearch-Cancel DocSearch-Prefill"
            onClick={() => onAsk(suggestions.spelling!)}>
            {suggestions.spelling}
          </button>
        </p>
      )}
      {onWiden && (
        <p>
          <button
            type="button"
            className="DocSearch-Cancel DocSearch-Prefill"
            onClick={onWiden}>
            <Translate id="site.search.widen">
              Search all pages instead
            </Translate>
          </button>
        </p>
      )}
      <ul>
        {suggestions?.pages.map(({url, title}) => (
          <li key={url}>
            <HitLink href={url} onClick={onChoose}>
              {title}
            </HitLink>
          </li>
        ))}
        {DOCS_SET_LIST.map(({id, label, entry}) => (
          <li key={id}>
            <HitLink href={withBaseUrl(entry)} onClick={onChoose}>
              <Translate
                id="site.notFound.docs"
                values={{product: textOf(label)}}>
                {'{product} documentation'}
              </Translate>
            </HitLink>
          </li>
        ))}
        <li>
          <HitLink
            href={contact}
            {...(isExternalLink(contact) && {
              target: '_blank',
              rel: 'noopener noreferrer',
            })}>
            <Translate id="site.search.contact">
              Contact us if you cannot find it
            </Translate>
          </HitLink>
        </li>
      </ul>
    </div>
  );
}
