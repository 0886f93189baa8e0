import {useEffect, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {PAGE_LIST_FILE, type PageList} from '@site/src/site/paths';
import {findNearestPages, type SimilarPage} from './findNearestPages';

/** List of pages with addresses similar to the current one, in every language of the site. */
export default function NearestPages(): ReactNode {
  const pages = useNearestPages();
  return (
    // The role makes screen readers announce the list when it has loaded.
    <div role="status">
      {pages.length > 0 && (
        <>
          <p>
            <Translate id="site.notFound.nearest">
              Did you mean one of these pages?
            </Translate>
          </p>
          <ul>
            {pages.map(({path, title}) => (
              <li key={path} className="margin-vert--sm">
                <Link to={`/${path}`}>{title}</Link> <small>{`/${path}`}</small>{' '}
                <OtherLanguages path={path} />
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

/** Loads the list of pages and finds those with the most similar addresses. Returns an empty list while it loads. */
function useNearestPages(): readonly SimilarPage[] {
  const {pathname} = useLocation();
  const root = useBaseUrl('/');
  const [pages, setPages] = useState<readonly SimilarPage[]>([]);
  useEffect(() => {
    const stop = new AbortController();
    fetch(root + PAGE_LIST_FILE, {signal: stop.signal})
      .then((response) => response.json() as Promise<PageList>)
      .then((names) =>
        setPages(findNearestPages(pathname.replace(root, ''), names)),
      )
      // If the list fails to load, the page still shows its other suggestions.
      .catch(() => undefined);
    return () => stop.abort();
  }, [pathname, root]);
  return pages;
}

interface OtherLanguagesProps {
  /** Path of the page, relative to the root of the language. */
  readonly path: string;
}

/** Links to the page in the other languages of the site. */
function OtherLanguages({path}: OtherLanguagesProps): ReactNode {
  const {
    i18n: {currentLocale, defaultLocale, locales, localeConfigs},
    siteConfig: {baseUrl},
  } = useDocusaurusContext();
  const own = currentLocale === defaultLocale ? '' : `${currentLocale}/`;
  const root = baseUrl.slice(0, baseUrl.length - own.length);
  return locales
    .filter((locale) => locale !== currentLocale)
    .map((locale) => {
      const prefix = locale === defaultLocale ? '' : `${locale}/`;
      const {htmlLang, label} = localeConfigs[locale]!;
      return (
        // Client-side navigation does not work between locales, because each locale is a separate
        // application.
        <Link
          key={locale}
          to={`pathname://${root}${prefix}${path}`}
          target="_self"
          hrefLang={htmlLang}
          lang={htmlLang}>
          {label}
        </Link>
      );
    });
}
