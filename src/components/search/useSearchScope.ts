import {useMemo} from 'react';
import {useActivePlugin} from '@docusaurus/plugin-content-docs/client';
import {
  useContextualSearchFilters,
  useThemeConfig,
} from '@docusaurus/theme-common';
import {docsTag} from '@site/src/search/records/docsTag';
import type {SearchScope} from '@site/src/search/query';
import type {SearchThemeConfig} from '@site/src/search/themeConfig';

/**
 * What a search from the current page is limited to, and which documentation set comes first: its
 * language, versions and set, unless the configuration takes the page for no matter.
 *
 * @param narrowTo - tags to limit the search to, of those that the page's context allows
 */
export function useSearchScope(narrowTo?: readonly string[]): SearchScope {
  const {typesense} = useThemeConfig() as unknown as {
    typesense: SearchThemeConfig;
  };
  const {locale, tags} = useContextualSearchFilters();
  const set = useActivePlugin()?.pluginId;
  const tagList = (narrowTo ?? tags).join(',');
  return useMemo(
    () =>
      typesense.contextualSearch
        ? {
            language: locale,
            tags: tagList.split(','),
            ...preferredTag(tagList.split(','), set),
          }
        : {},
    [typesense, locale, tagList, set],
  );
}

/** The tag of the set that one reads, in the version that is searched. */
function preferredTag(
  tags: readonly string[],
  set: string | undefined,
): Pick<SearchScope, 'preferredTag'> {
  const own = tags.find(
    (tag) => set !== undefined && tag.startsWith(docsTag(set, '')),
  );
  return own === undefined ? {} : {preferredTag: own};
}
