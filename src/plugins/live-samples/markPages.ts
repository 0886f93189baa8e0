import path from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import {liveFencesOfPage} from '../../sets/samples/live';
import {LIVE_SAMPLES} from '../../site/frontMatter';

/**
 * Reader of front matter that marks the pages whose samples readers can run. Parts of pages must have none:
 * https://docusaurus.io/docs/markdown-features/react#importing-markdown
 */
export const markLivePages: ParseFrontMatter = async (page) => {
  const parsed = await page.defaultParseFrontMatter(page);
  const isPart = path.basename(page.filePath).startsWith('_');
  return !isPart && hasLiveSamples(page.filePath, page.fileContent)
    ? {...parsed, frontMatter: {...parsed.frontMatter, [LIVE_SAMPLES]: true}}
    : parsed;
};

function hasLiveSamples(file: string, text: string): boolean {
  const name = path.relative(process.cwd(), file).split(path.sep).join('/');
  try {
    return liveFencesOfPage(text, name).length > 0;
  } catch {
    // Whoever compiles the page says what is wrong with it.
    return false;
  }
}
