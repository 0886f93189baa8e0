import path from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import {pagePlaceOf} from '../../content/page/place';
import {LIVE_PROJECT} from '../../site/frontMatter';
import type {SourceReading, ReadSource} from '../source/reader';

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
    const key = pagePlaceOf(file)?.partial
      ? undefined
      : await projectKey(read(page.fileContent, file));
    return key === undefined
      ? parsed
      : {...parsed, frontMatter: {...parsed.frontMatter, [LIVE_PROJECT]: key}};
  };

async function projectKey(
  page: Promise<SourceReading>,
): Promise<string | undefined> {
  try {
    return (await page).project?.key;
  } catch {
    // Whoever compiles the page says what is wrong with it.
    return undefined;
  }
}
