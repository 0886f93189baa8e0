import type {ReactNode} from 'react';
import BrowserOnly from '@docusaurus/BrowserOnly';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import {useText} from '@site/src/hooks/useText';
import {DOCS_SET_LIST} from '@site/src/site/sets/index';
import {URL_PARAMETERS} from '@site/src/search/engine';
import SearchField from './page/SearchField';
import SearchResultsView from './page/SearchResultsView';
import styles from './page/styles.module.css';
import {useUrlParameter} from './page/useUrlParameter';

/** Results page, `/search?q=…`. */
export default function SearchPage(): ReactNode {
  const [query, setQuery] = useUrlParameter(URL_PARAMETERS.query);
  const title = useTitle(query);
  const description = translate({
    id: 'site.searchPage.description',
    message:
      'Search the guides, reference pages and legal texts of this site by topic, function name or error code.',
  });
  return (
    <Layout title={title} description={description}>
      <main className={`container ${styles.page}`}>
        <Heading as="h1">{title}</Heading>
        <SearchField value={query} onChange={setQuery} />
        <noscript>
          <DocsSetLinks />
        </noscript>
        <BrowserOnly>
          {() => (
            <SearchResultsView
              query={query.trim()}
              onAsk={(text) => setQuery(text, 'push')}
            />
          )}
        </BrowserOnly>
      </main>
    </Layout>
  );
}

function useTitle(query: string): string {
  return query
    ? translate(
        {
          id: 'theme.SearchPage.existingResultsTitle',
          message: 'Search results for "{query}"',
        },
        {query},
      )
    : translate({
        id: 'theme.SearchPage.emptyResultsTitle',
        message: 'Search the documentation',
      });
}

/** Links to the documentation sets, for readers without JavaScript. */
function DocsSetLinks(): ReactNode {
  const textOf = useText();
  return (
    <>
      <p>
        <Translate id="site.searchPage.noScript">
          Search needs JavaScript. Every page is listed in the documentation
          menus:
        </Translate>
      </p>
      <ul>
        {DOCS_SET_LIST.map(({id, label, entry}) => (
          <li key={id}>
            <Link to={entry}>{textOf(label)}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}
