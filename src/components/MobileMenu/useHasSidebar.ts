import {useAllDocsData} from '@docusaurus/plugin-content-docs/client';
import {matchPath, useLocation} from '@docusaurus/router';

/**
 * Whether the page is one of a documentation set that is shown with the set's sidebar. The navbar
 * stands outside of what documentation pages tell their parts.
 */
export function useHasSidebar(): boolean {
  const {pathname} = useLocation();
  return Object.values(useAllDocsData())
    .flatMap(({versions}) => versions)
    .flatMap(({docs}) => docs)
    .some(
      ({path, sidebar}) =>
        sidebar !== undefined &&
        matchPath(pathname, {path, exact: true}) !== null,
    );
}
