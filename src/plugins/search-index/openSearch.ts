interface Site {
  readonly title: string;
  /** Absolute address of the locale's home page, with a slash at its end. */
  readonly home: string;
  /** Path of the icon below it. */
  readonly favicon: string | undefined;
}

/** File that tells browsers how to search the site from the address bar. */
export const OPEN_SEARCH_FILE = 'opensearch.xml';

/** Describes the site's search: https://github.com/dewitt/opensearch */
export function renderOpenSearch({title, home, favicon}: Site): string {
  const name = escape(title);
  const icon = favicon
    ? `\n  <Image width="16" height="16">${escape(home + favicon)}</Image>`
    : '';
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${name.slice(0, 16)}</ShortName>
  <Description>${name}</Description>
  <InputEncoding>UTF-8</InputEncoding>${icon}
  <Url type="text/html" method="get" template="${escape(home)}search?q={searchTerms}"/>
</OpenSearchDescription>
`;
}

function escape(text: string): string {
  return text.replace(
    /[&<>"]/g,
    (character) => `&#${character.codePointAt(0)};`,
  );
}
