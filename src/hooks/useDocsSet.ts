// @works-without-react
import {useActivePlugin} from '@docusaurus/plugin-content-docs/client';
import {findDocsSet, type DocsSet} from '@site/src/site/sets/index';

/**
 * Returns the documentation set of the current page; `undefined` for all other pages, including those of
 * other docs plugins.
 */
export function useDocsSet(): DocsSet | undefined {
  return findDocsSet(useActivePlugin()?.pluginId ?? '');
}
