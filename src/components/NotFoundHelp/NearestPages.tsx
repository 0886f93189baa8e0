import {useEffect, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {PAGE_LIST_FILE, type PageList} from '@site/src/site/paths';
import {nearestPages, type NearPage} from './findNearestPages';

/** The pages that may have been meant, each in every language of the site. */
export default function NearestPages(): ReactNode {
  const pages = useNearestPages();
  return (
    // Read out when the list has come.
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

/** The pages whose addresses are the most like the current one; none until their list has come. */
function useNearestPages(): readonly NearPage[] {
  const {pathname} = useLocation();
  const root = useBaseUrl('/');
  const [pages, setPages] = useState<readonly NearPage[]>([]);
  useEffect(() => {
    const stop = new AbortController();
    fetch(root + PAGE_LIST_FILE, {signal: stop.signal})
      .then((response) => response.json() as Promise<PageList>)
      .then((names) =>
        setPages(nearestPages(pathname.replace(root, ''), names)),
      )
      // The other ways on are there.
      .catch(() => undefined);
    return () => stop.abort();
  }, [pathname, root]);
  return pages;
}

interface OtherLanguagesProps {
  /** Path of a page below the root of its language. */
  readonly path: string;
}

/** The same page in the other languages of the site. */
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
        // Another language is another application: no navigation inside this one.
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
