import {parsePage, type SourcePage} from '../../src/sets/page/sourcePage';

/** Pages as they were parsed last, by file. */
export type PageCache = Map<string, SourcePage>;

/**
 * The same as {@link parsePage}, of a page that is parsed again only once its text has changed.
 *
 * @throws as {@link parsePage}
 */
export function parseChanged(
  cache: PageCache,
  file: string,
  text: string,
): SourcePage {
  const known = cache.get(file);
  const page = known?.text === text ? known : parsePage(file, text);
  cache.set(file, page);
  return page;
}
