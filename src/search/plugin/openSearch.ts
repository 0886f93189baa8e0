import type {LoadContext} from '@docusaurus/types';
import {toLocale, type LocalizedText} from '../../site/locales';
import {getLocalizedText} from '../../site/texts';
import {escapeMarkup} from '../../site/escaping';

export const OPEN_SEARCH_FILE = 'opensearch.xml';

const DESCRIPTION: LocalizedText = {ko: '{title} 검색', en: 'Search {title}'};

/**
 * Renders the description with which browsers offer to search the site. The Typesense theme would write it in English
 * on all sites.
 *
 * @param path - path of the search page
 */
export function renderOpenSearch(
  {
    baseUrl,
    siteConfig: {title, url, favicon},
    i18n: {currentLocale},
  }: Pick<LoadContext, 'baseUrl' | 'i18n' | 'siteConfig'>,
  path: string,
): string {
  const site = escapeMarkup(url + baseUrl);
  const name = escapeMarkup(title);
  const description = getLocalizedText(
    DESCRIPTION,
    toLocale(currentLocale),
  ).replace('{title}', () => name);
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${name}</ShortName>
  <Description>${description}</Description>
  <InputEncoding>UTF-8</InputEncoding>
  <Image width="16" height="16">${site}${favicon ?? ''}</Image>
  <Url type="text/html" method="get" template="${site}${path}?q={searchTerms}"/>
  <Url type="application/opensearchdescription+xml" rel="self" template="${site}${OPEN_SEARCH_FILE}"/>
</OpenSearchDescription>
`;
}
