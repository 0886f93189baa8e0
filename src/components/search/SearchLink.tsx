import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';

/** The way to the search page where the button cannot work: without scripts. */
export default function SearchLink(): ReactNode {
  return (
    <Link to="/search" className="DocSearch-Button">
      <Translate id="theme.SearchBar.label">Search</Translate>
    </Link>
  );
}
