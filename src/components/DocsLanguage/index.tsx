// @works-without-react
import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import SocialCard from '@site/src/components/SiteHead/SocialCard';
import {GLOSSARY_ROUTE, isUnlistedPage} from '@site/src/site/paths';
import {DOCS_LOCALE} from '@site/src/site/locales';
import styles from './styles.module.css';

interface Props {
  /** Path of the page in the original language. */
  readonly path: string;
  /** Public URL of the page in the original language. */
  readonly canonical: string;
}

/**
 * Notice on an untranslated page, in the reader's language, with links to the English edition and the
 * glossary. It also declares the English page as canonical.
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
        {/* Client-side navigation does not work between locales, because each locale is a separate
            application. */}
        <Link to={`pathname://${path}`} target="_self" hrefLang={DOCS_LOCALE}>
          <Translate id="site.docs.foreign.link">English menus too</Translate>
        </Link>
        <Link to={GLOSSARY_ROUTE}>
          <Translate id="site.glossary.title">Glossary</Translate>
        </Link>
      </p>
    </>
  );
}
