import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Admonition from '@theme/Admonition';
import Translate, {translate} from '@docusaurus/Translate';
import {DOCS_LOCALE} from '@site/src/site/locales';

/** Says, in the reader's language, that a page is in another one, and where its own edition is. */
export default function LanguageNotice({path}: {path: string}): ReactNode {
  return (
    <Admonition
      type="info"
      title={translate({
        id: 'site.docs.foreign.title',
        message: 'This page is in English',
      })}>
      <Translate
        id="site.docs.foreign.text"
        values={{
          link: (
            // Another locale's page is another single-page application: no client-side navigation.
            <Link
              to={`pathname://${path}`}
              target="_self"
              hrefLang={DOCS_LOCALE}>
              <Translate id="site.docs.foreign.link">English edition</Translate>
            </Link>
          ),
        }}>
        {
          'The documentation is written in English only. The {link} has the same page with menus in English.'
        }
      </Translate>
    </Admonition>
  );
}
