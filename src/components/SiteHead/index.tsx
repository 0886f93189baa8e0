// @works-without-react
import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import {useThemeConfig} from '@docusaurus/theme-common';
import {useAlternatePageUtils} from '@docusaurus/theme-common/internal';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import SearchMetadata from '@theme/SearchMetadata';
import {usePageLanguages} from '@site/src/hooks/useLabelLanguage';
import {ANNOUNCEMENT_META} from '@site/src/native-first/react';
import {DEFAULT_SEARCH_TAG} from '@site/src/site/sets/docsTag';
import {LOCALE_TABLE, type Locale} from '@site/src/site/locales';
import {
  isUnlistedPage,
  MARKDOWN_MEDIA_TYPE,
  getMarkdownPath,
} from '@site/src/site/paths';
import SocialCard from './SocialCard';

/** Default `<head>` elements of every page. Pages can override them. */
export default function SiteHead(): ReactNode {
  const {currentLocale} = useDocusaurusContext().i18n;
  const {metadata, announcementBar} = useThemeConfig();
  return (
    <>
      <PageAddress />
      <AlternateLinks />
      <SearchMetadata tag={DEFAULT_SEARCH_TAG} locale={currentLocale} />
      {announcementBar && (
        <Head>
          <meta name={ANNOUNCEMENT_META} content={announcementBar.id} />
        </Head>
      )}
      {/* A separate `<Head>`, because its tags must come later to replace those above. */}
      <Head>
        {metadata.map((metadatum, index) => (
          <meta key={index} {...metadatum} />
        ))}
      </Head>
    </>
  );
}

/** `hreflang` links and Open Graph tags for the languages in which the page exists. Unlisted pages have no links. */
function AlternateLinks(): ReactNode {
  const {currentLocale, defaultLocale} = useDocusaurusContext().i18n;
  const {createUrl} = useAlternatePageUtils();
  const {pathname} = useLocation();
  const writtenIn = usePageLanguages();
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

/** Converts a locale to Open Graph's form, with an underscore between language and region: https://ogp.me/#optional */
function openGraph(locale: Locale): string {
  return htmlLang(locale).replace('-', '_');
}

/** Links to the page's canonical address, Markdown version and social card. */
function PageAddress(): ReactNode {
  const {url, baseUrl} = useDocusaurusContext().siteConfig;
  const {pathname} = useLocation();
  // Removes the trailing slash, which only the path of the home page keeps.
  const path = pathname === baseUrl ? baseUrl : pathname.replace(/\/$/, '');
  const isListed = !isUnlistedPage(path);
  return (
    <>
      <Head>
        <meta property="og:url" content={url + path} />
        <link rel="canonical" href={url + path} />
        {isListed ? (
          <link
            rel="alternate"
            type={MARKDOWN_MEDIA_TYPE}
            href={getMarkdownPath(path)}
          />
        ) : (
          <meta name="robots" content="noindex" />
        )}
      </Head>
      {isListed && <SocialCard path={path} />}
    </>
  );
}
