import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {GLOSSARY} from '@site/src/site/glossary';
import {DOCS_LOCALE} from '@site/src/site/locales';
import styles from './styles.module.css';

/**
 * Says, in the reader's language, that a page is in another one, and leads to its own edition and to the names of its
 * terms: in one line, since it stands on every page.
 */
export default function LanguageNotice({path}: {path: string}): ReactNode {
  return (
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
  );
}
