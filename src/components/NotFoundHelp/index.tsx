// @works-without-react: useEffect, useIsBrowser, useState
import {useEffect, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useLinkContext} from '@site/src/hooks/useLinkContext';
import {useText} from '@site/src/hooks/useText';
import {DOCS_SET_LIST} from '@site/src/site/sets/index';
import {
  encodeUrlText,
  PAGE_LIST_FILE,
  type PageList,
} from '@site/src/site/paths';
import {createCommonLink} from '@site/src/site/linkTable';
import {
  findNearestPages,
  toSearchQuery,
  type SimilarPage,
} from './findNearestPages';

/** Suggestions on the not-found page: similar pages, search, documentation sets, home, contact. */
export default function NotFoundHelp(): ReactNode {
  const {pathname} = useLocation();
  // The prerendered page serves all unknown addresses, so only the browser knows the actual address.
  const words = useIsBrowser() ? toSearchQuery(pathname) : '';
  const context = useLinkContext();
  const textOf = useText();
  return (
    <>
      <NearestPages />
      <nav
        aria-label={translate({
          id: 'site.notFound.help',
          message: 'Where to go next',
        })}>
        <ul>
          {words && (
            <Entry>
              <Link to={`/search?q=${encodeUrlText(words)}`}>
                <Translate id="site.notFound.search" values={{words}}>
                  {'Search the site for “{words}”'}
                </Translate>
              </Link>
            </Entry>
          )}
          {DOCS_SET_LIST.map(({id, label, entry}) => (
            <Entry key={id}>
              <Link to={entry}>
                <Translate
                  id="site.notFound.docs"
                  values={{product: textOf(label)}}>
                  {'{product} documentation'}
                </Translate>
              </Link>
            </Entry>
          ))}
          <Entry>
            <Link to="/">
              <Translate id="site.notFound.home">Home page</Translate>
            </Link>
          </Entry>
          <Entry>
            <Link href={createCommonLink('contact', context)}>
              <Translate id="site.notFound.contact">
                Contact us about the broken link
              </Translate>
            </Link>
          </Entry>
        </ul>
      </nav>
    </>
  );
}

function Entry({children}: {readonly children: ReactNode}): ReactNode {
  return <li className="margin-vert--sm">{children}</li>;
}

/** List of pages with addresses similar to the current one, in every language of the site. */
function NearestPages(): ReactNode {
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
              <Entry key={path}>
                <Link to={`/${path}`}>{title}</Link> <small>{`/${path}`}</small>{' '}
                <OtherLanguages path={path} />
              </Entry>
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

/** Links to the page in the other languages of the site. */
function OtherLanguages({path}: Pick<SimilarPage, 'path'>): ReactNode {
  const {currentLocale, locales, localeConfigs} = useDocusaurusContext().i18n;
  return locales
    .filter((locale) => locale !== currentLocale)
    .map((locale) => {
      const {baseUrl, htmlLang, label} = localeConfigs[locale]!;
      return (
        // Client-side navigation does not work between locales, because each locale is a separate
        // application.
        <Link
          key={locale}
          to={`pathname://${baseUrl}${path}`}
          target="_self"
          hrefLang={htmlLang}
          lang={htmlLang}>
          {label}
        </Link>
      );
    });
}
