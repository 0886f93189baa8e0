import {listPages} from '../../sets/page/listPages';
import {parseChanged, type PageCache} from '../../sets/page/pageCache';
import {originalOf} from '../../sets/page/place';
import type {SourcePage} from '../../sets/page/sourcePage';
import {MARK} from '../../sets/questions/marks';

/**
 * The pages with a mark, and the translations of those: no others need to be parsed.
 *
 * @param read - gives the text of a file below `siteDir`
 * @param parsed - those that were parsed before, which are taken from it unless they have changed
 */
export function markedPages(
  siteDir: string,
  read: (file: string) => string | undefined,
  parsed: PageCache,
): SourcePage[] {
  const texts = new Map(
    listPages(siteDir).map((file) => [file, read(file) ?? '']),
  );
  const isMarked = (file: string | undefined) =>
    texts.get(file ?? '')?.includes(`<${MARK}`) ?? false;
  return [...texts]
    .filter(([file]) => isMarked(file) || isMarked(originalOf(file)))
    .map(([file, text]) => parseChanged(parsed, file, text));
}
