import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useLinkContext} from '@site/src/hooks/useLinkContext';
import {useText} from '@site/src/hooks/useText';
import {DOCS_SET_LIST} from '@site/src/site/sets/index';
import {encodeUrlText} from '@site/src/site/paths';
import {createCommonLink} from '@site/src/site/linkTable';
import {toSearchQuery} from './findNearestPages';

/** Suggestions on the not-found page: search, similar pages, documentation sets, home, contact. */
export default function NotFoundHelp(): ReactNode {
  const {pathname} = useLocation();
  // The prerendered page serves all unknown addresses, so only the browser knows the actual address.
  const words = useIsBrowser() ? toSearchQuery(pathname) : '';
  const context = useLinkContext();
  const textOf = useText();
  return (
    <nav
      aria-label={translate({
        id: 'site.notFound.help',
        message: 'Where to go next',
      })}>
      <ul>
        {words && (
          <li className="margin-vert--sm">
            <Link to={`/search?q=${encodeUrlText(words)}`}>
              <Translate id="site.notFound.search" values={{words}}>
                {'Search the site for “{words}”'}
              </Translate>
            </Link>
          </li>
        )}
        {DOCS_SET_LIST.map(({id, label, entry}) => (
          <li key={id} className="margin-vert--sm">
            <Link to={entry}>
              <Translate
                id="site.notFound.docs"
                values={{product: textOf(label)}}>
                {'{product} documentation'}
              </Translate>
            </Link>
          </li>
        ))}
        <li className="margin-vert--sm">
          <Link to="/">
            <Translate id="site.notFound.home">Home page</Translate>
          </Link>
        </li>
        <li className="margin-vert--sm">
          <Link href={createCommonLink('contact', context)}>
            <Translate id="site.notFound.contact">
              Contact us about the broken link
            </Translate>
          </Link>
        </li>
      </ul>
    </nav>
  );
}
