import {useMemo} from 'react';
import {
  useActivePlugin,
  useDocsContextualSearchTags,
} from '@docusaurus/plugin-content-docs/client';
import {useThemeConfig} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {
  DEFAULT_SEARCH_TAG,
  createDocsSearchTag,
} from '@site/src/site/sets/docsTag';
import type {SearchScope} from '@site/src/search/engine';
import type {SearchThemeConfig} from '@site/src/search/themeConfig';

/**
 * Returns the search scope of the current page: its language and versions, with its documentation set ranked
 * higher. Returns an unrestricted scope if `contextualSearch` is off.
 *
 * @param narrowTo - tags that replace those of the page
 */
export function useSearchScope(narrowTo?: readonly string[]): SearchScope {
  const {typesense} = useThemeConfig() as unknown as {
    typesense: SearchThemeConfig;
  };
  const locale = useDocusaurusContext().i18n.currentLocale;
  const tags = useDocsContextualSearchTags();
  const set = useActivePlugin()?.pluginId;
  const tagList = (narrowTo ?? [DEFAULT_SEARCH_TAG, ...tags]).join(',');
  return useMemo(() => {
    if (!typesense.contextualSearch) {
      return {};
    }
    const all = tagList.split(',');
    const preferredTag = all.find(
      (tag) =>
        set !== undefined && tag.startsWith(createDocsSearchTag(set, '')),
    );
    return {
      language: locale,
      tags: all,
      ...(preferredTag !== undefined && {preferredTag}),
    };
  }, [typesense, locale, tagList, set]);
}
