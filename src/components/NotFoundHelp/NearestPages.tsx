import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import OtherLanguages from './OtherLanguages';
import {useNearestPages} from './useNearestPages';

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
