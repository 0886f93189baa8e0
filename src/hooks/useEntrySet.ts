import {useActivePlugin, useDoc} from '@docusaurus/plugin-content-docs/client';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {findDocsSet, type DocsSet} from '@site/src/sets/index';

/** The documentation set that the shown page is the first of; `undefined` on every other page. */
export function useEntrySet(): DocsSet | undefined {
  const set = findDocsSet(useActivePlugin()?.pluginId ?? '');
  const entry = useBaseUrl(set?.entry);
  return useDoc().metadata.permalink === entry ? set : undefined;
}
