import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useAlternatePageUtils} from '@docusaurus/theme-common/internal';
import {useLanguagesOf} from '@site/src/hooks/useLanguagesOf';
import {LOCALE_TABLE} from '@site/src/site/locales';
import type {Locale} from '@site/src/site/locales';
import {isUnlistedPage} from '@site/src/site/unlistedPages';

/**
 * Where the page is in each language that it is written in: a page in English alone has no other, and to
 * some pages nothing leads.
 */
export default function AlternateLinks(): ReactNode {
  const {currentLocale, defaultLocale} = useDocusaurusContext().i18n;
  const {createUrl} = useAlternatePageUtils();
  const {pathname} = useLocation();
  const writtenIn = useLanguagesOf();
  const languages = isUnlistedPage(pathname) ? [] : writtenIn(pathname);
  const addressIn = (locale: Locale) =>
    createUrl({locale, fullyQualified: true});
  const fallback =
    languages.find((locale) => locale === defaultLocale) ?? languages[0];
  return (
    <Head>
      {languages.map((locale) => (
        <link
          key={locale}
          rel="alternate"
          href={addressIn(locale)}
          hrefLang={htmlLang(locale)}
        />
      ))}
      {fallback && (
        <link rel="alternate" href={addressIn(fallback)} hrefLang="x-default" />
      )}
      <meta property="og:locale" content={openGraph(currentLocale as Locale)} />
      {languages
        .filter((locale) => locale !== currentLocale)
        .map((locale) => (
          <meta
            key={`og-${locale}`}
            property="og:locale:alternate"
            content={openGraph(locale)}
          />
        ))}
    </Head>
  );
}

function htmlLang(locale: Locale): string {
  return LOCALE_TABLE[locale as keyof typeof LOCALE_TABLE].htmlLang;
}

/** Open Graph writes language tags with an underscore: https://ogp.me/#optional */
function openGraph(locale: Locale): string {
  return htmlLang(locale).replace('-', '_');
}
