import path from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import {pagePlaceOf} from '../../sets/page/place';
import {LIVE_SAMPLES} from '../../site/frontMatter';
import type {SourceReading, ReadSource} from '../sourceReader';

/**
 * Makes a reader of front matter that marks the pages whose samples readers can run, or take away as applications. Parts of pages must have none:
 * https://docusaurus.io/docs/markdown-features/react#importing-markdown
 */
export const markLivePages =
  (read: ReadSource): ParseFrontMatter =>
  async (page) => {
    const parsed = await page.defaultParseFrontMatter(page);
    const file = path
      .relative(process.cwd(), page.filePath)
      .split(path.sep)
      .join('/');
    return !pagePlaceOf(file)?.partial &&
      (await hasLiveSamples(read(page.fileContent, file)))
      ? {...parsed, frontMatter: {...parsed.frontMatter, [LIVE_SAMPLES]: true}}
      : parsed;
  };

async function hasLiveSamples(page: Promise<SourceReading>): Promise<boolean> {
  try {
    const {samples, guide} = await page;
    return samples.length > 0 || guide !== undefined;
  } catch {
    // Whoever compiles the page says what is wrong with it.
    return false;
  }
}
