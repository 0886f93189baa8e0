import type {ExtractedPage} from './extractPage';
import type {PageLink} from './readLinks';
import type {SearchRecord} from './record';

/** Texts of links to one place that are kept; more tell nothing new. */
const TEXTS = 24;

/**
 * Puts the records of all pages together, and gives each page and section what other pages of its
 * language say where they link to it.
 */
export function joinPages(pages: readonly ExtractedPage[]): SearchRecord[] {
  const texts = new Map<string, Set<string>>();
  for (const {records, links} of pages) {
    for (const link of links) {
      const key = placeOf(records[0]?.language, link);
      texts.set(key, (texts.get(key) ?? new Set()).add(link.text));
    }
  }
  const taken = new Set<string>();
  return pages.flatMap(({records}) =>
    records.map((record) => {
      const page = record.url_without_anchor;
      const key = placeOf(record.language, {page, anchor: record.anchor});
      const found = taken.has(key) ? undefined : texts.get(key);
      taken.add(key);
      return found
        ? {...record, link_texts: [...found].sort().slice(0, TEXTS)}
        : record;
    }),
  );
}

function placeOf(
  language: string | undefined,
  {page, anchor}: Pick<PageLink, 'page' | 'anchor'>,
): string {
  return `${language} ${page}#${anchor}`;
}
