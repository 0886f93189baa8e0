import {useMemo} from 'react';
import {
  useContextualSearchFilters,
  useThemeConfig,
} from '@docusaurus/theme-common';
import type {SearchScope} from '@site/src/search/query';
import type {SearchThemeConfig} from '@site/src/search/themeConfig';

/**
 * What a search from the current page is limited to: its language and versions, unless the
 * configuration takes the page for no matter.
 *
 * @param narrowTo - tags to limit the search to, of those that the page's context allows
 */
export function useSearchScope(narrowTo?: readonly string[]): SearchScope {
  const {typesense} = useThemeConfig() as unknown as {
    typesense: SearchThemeConfig;
  };
  const {locale, tags} = useContextualSearchFilters();
  const tagList = (narrowTo ?? tags).join(',');
  return useMemo(
    () =>
      typesense.contextualSearch
        ? {language: locale, tags: tagList.split(',')}
        : {},
    [typesense, locale, tagList],
  );
}
