import {escapeMarkup} from '../../site/escapeMarkup';

interface Site {
  readonly title: string;
  /** Absolute address of the locale's home page, with a slash at its end. */
  readonly home: string;
  /** Path of the icon below it. */
  readonly favicon: string | undefined;
}

/** File that tells browsers how to search the site from the address bar. */
export const OPEN_SEARCH_FILE = 'opensearch.xml';

/** Longest short name, in characters. */
const NAME_LENGTH = 16;

/** Describes the site's search: https://github.com/dewitt/opensearch */
export function renderOpenSearch({title, home, favicon}: Site): string {
  const shortName = title.slice(0, NAME_LENGTH).trim();
  const icon = favicon
    ? `\n  <Image width="16" height="16">${escapeMarkup(home + favicon)}</Image>`
    : '';
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${escapeMarkup(shortName)}</ShortName>
  <Description>${escapeMarkup(title)}</Description>
  <InputEncoding>UTF-8</InputEncoding>${icon}
  <Url type="text/html" method="get" template="${escapeMarkup(home)}search?q={searchTerms}"/>
</OpenSearchDescription>
`;
}
