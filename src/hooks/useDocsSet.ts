import {useActivePlugin} from '@docusaurus/plugin-content-docs/client';
import {findDocsSet, type DocsSet} from '@site/src/site/sets/index';

/** The set of this site that the page belongs to; `undefined` on all others, those of other docs plugins included. */
export function useDocsSet(): DocsSet | undefined {
  return findDocsSet(useActivePlugin()?.pluginId ?? '');
}
