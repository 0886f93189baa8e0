import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import SocialCard from '@site/src/components/SiteHead/SocialCard';
import {GLOSSARY, isUnlistedPage} from '@site/src/site/paths';
import {DOCS_LOCALE} from '@site/src/site/locales';
import styles from './styles.module.css';

interface Props {
  /** Path of the original. */
  readonly path: string;
  /** The same as a full public address. */
  readonly canonical: string;
}

/**
 * Says, in the reader's language, that a page is in another one, and leads to its own edition and to the names of its
 * terms: in one line, since it stands on every page. The original is the address to index and to share.
 */
export default function DocsLanguage({path, canonical}: Props): ReactNode {
  return (
    <>
      <Head>
        <link rel="canonical" href={canonical} />
        <meta property="og:url" content={canonical} />
      </Head>
      {!isUnlistedPage(path) && <SocialCard path={path} />}
      <p className={styles.notice}>
        <Translate id="site.docs.foreign.title">
          The text of this page is in English
        </Translate>
        {/* Another locale's page is another single-page application: no client-side navigation. */}
        <Link to={`pathname://${path}`} target="_self" hrefLang={DOCS_LOCALE}>
          <Translate id="site.docs.foreign.link">English menus too</Translate>
        </Link>
        <Link to={GLOSSARY}>
          <Translate id="site.glossary.title">Glossary</Translate>
        </Link>
      </p>
    </>
  );
}
