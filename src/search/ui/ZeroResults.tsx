import {useEffect, useState, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {useLinkContext} from '@site/src/hooks/useLinkContext';
import {useText} from '@site/src/hooks/useText';
import {leavesSite} from '@site/src/search/address';
import type {SearchHelp} from '@site/src/search/engine';
import type {SearchScope} from '@site/src/search/query';
import type {SearchSession} from '@site/src/search/session';
import {DOCS_SET_LIST} from '@site/src/site/sets/index';
import {commonLink} from '@site/src/site/linkTable';
import HitLink from './HitLink';

interface Props {
  readonly scope: SearchScope;
  readonly session: SearchSession;
  readonly query: string;
  /** Searches for another text. */
  readonly onAsk: (query: string) => void;
  /** Searches the whole site; absent where that was searched. */
  readonly onWiden?: (() => void) | undefined;
  /** A link was followed. */
  readonly onChoose?: () => void;
}

/** Where to go next from one query without results: spelling, nearest pages, documentation sets, contact. */
export default function ZeroResults({
  scope,
  session,
  query,
  onAsk,
  onWiden,
  onChoose,
}: Props): ReactNode {
  const {engine} = session;
  const [help, setHelp] = useState<SearchHelp>();
  useEffect(() => {
    // The links that need no index remain without it.
    engine.help({...scope, text: query}).then(setHelp, () => undefined);
  }, [engine, scope, query]);
  const textOf = useText();
  const {withBaseUrl} = useBaseUrlUtils();
  const contact = withBaseUrl(commonLink('contact', useLinkContext()));
  return (
    <div className="DocSearch-NoResults">
      {help?.spelling && (
        <p>
          <Translate
            id="theme.SearchModal.noResultsScreen.suggestedQueryText"
            description="The text for the suggested query when no results are found for the following search">
            Try searching for
          </Translate>{' '}
          <button
            type="button"
            className="DocSearch-Prefill"
            onClick={() => onAsk(help.spelling!)}>
            {help.spelling}
          </button>
        </p>
      )}
      {onWiden && (
        <p>
          <button type="button" className="DocSearch-Prefill" onClick={onWiden}>
            <Translate id="site.search.widen">
              Search all pages instead
            </Translate>
          </button>
        </p>
      )}
      <ul>
        {help?.pages.map(({url, title}) => (
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
            {...(leavesSite(contact) && {
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
