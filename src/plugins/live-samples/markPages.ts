import path from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import {pagePlaceOf} from '../../sets/page/place';
import {guideOfPage} from './guides';
import {liveFencesOfPage} from '../../sets/samples/live';
import {LIVE_SAMPLES} from '../../site/frontMatter';

/**
 * Reader of front matter that marks the pages whose samples readers can run, or take away as applications. Parts of pages must have none:
 * https://docusaurus.io/docs/markdown-features/react#importing-markdown
 */
export const markLivePages: ParseFrontMatter = async (page) => {
  const parsed = await page.defaultParseFrontMatter(page);
  const file = path
    .relative(process.cwd(), page.filePath)
    .split(path.sep)
    .join('/');
  return !pagePlaceOf(file)?.partial && hasLiveSamples(file, page.fileContent)
    ? {...parsed, frontMatter: {...parsed.frontMatter, [LIVE_SAMPLES]: true}}
    : parsed;
};

function hasLiveSamples(file: string, text: string): boolean {
  try {
    return (
      liveFencesOfPage(text, file).length > 0 ||
      guideOfPage(text, file) !== undefined
    );
  } catch {
    // Whoever compiles the page says what is wrong with it.
    return false;
  }
}
