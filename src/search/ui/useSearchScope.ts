import {useMemo} from 'react';
import {
  useActivePlugin,
  useDocsContextualSearchTags,
} from '@docusaurus/plugin-content-docs/client';
import {useThemeConfig} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {DEFAULT_TAG, docsTag} from '@site/src/search/records/docsTag';
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
  const locale = useDocusaurusContext().i18n.currentLocale;
  const tags = useDocsContextualSearchTags();
  const set = useActivePlugin()?.pluginId;
  const tagList = (narrowTo ?? [DEFAULT_TAG, ...tags]).join(',');
  return useMemo(() => {
    if (!typesense.contextualSearch) {
      return {};
    }
    const all = tagList.split(',');
    // Of the set that one reads, in the version that is searched.
    const preferredTag = all.find(
      (tag) => set !== undefined && tag.startsWith(docsTag(set, '')),
    );
    return {
      language: locale,
      tags: all,
      ...(preferredTag !== undefined && {preferredTag}),
    };
  }, [typesense, locale, tagList, set]);
}
