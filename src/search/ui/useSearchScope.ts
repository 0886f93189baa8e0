// @works-without-react
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
import {getSearchConfig} from '@site/src/search/themeConfig';

/**
 * Returns the search scope of the current page: its language and versions, with its documentation set ranked
 * higher. Returns an unrestricted scope if `contextualSearch` is off.
 */
export function useSearchScope(): SearchScope {
  const {contextualSearch} = getSearchConfig(useThemeConfig());
  const locale = useDocusaurusContext().i18n.currentLocale;
  const tags = useDocsContextualSearchTags();
  const set = useActivePlugin()?.pluginId;
  const tagList = [DEFAULT_SEARCH_TAG, ...tags].join(',');
  return useMemo(() => {
    if (!contextualSearch) {
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
  }, [contextualSearch, locale, tagList, set]);
}
