import React, {type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import {DOCS_SETS} from '@site/src/site/docsSets';

/** The search page. */
export default function SearchPage(): ReactNode {
  return (
    <Layout title={translate({id: 'site.searchPage.title', message: 'Search'})}>
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <main className="container margin-vert--xl">
        <Heading as="h1">
          <Translate id="site.searchPage.heading">Search</Translate>
        </Heading>
        <p>
          <Translate id="site.searchPage.unavailable">
            This site cannot be searched yet. Every page is listed in the
            documentation menus:
          </Translate>
        </p>
        <ul>
          {Object.values(DOCS_SETS).map(({id, label, entry}) => (
            <li key={id}>
              <Link to={entry}>{label}</Link>
            </li>
          ))}
        </ul>
      </main>
    </Layout>
  );
}
