import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import {findOriginalFile, toRelativePath} from '../pages/place';
import {HASHES_KEY, TRANSLATED_KEYS} from './sections';

/** Wraps a front-matter parser, to give translations the front matter of the English page where they state no own. */
export const completeFrontMatter =
  (parse: ParseFrontMatter, root: string = process.cwd()): ParseFrontMatter =>
  async (page) => {
    const parsed = await parse(page);
    const file = toRelativePath(page.filePath, root);
    const filePath = path.join(root, findOriginalFile(file) ?? file);
    if (filePath === page.filePath || !existsSync(filePath)) {
      return parsed;
    }
    const fileContent = readFileSync(filePath, 'utf8');
    const {frontMatter} = await parse({...page, filePath, fileContent});
    const merged = {
      ...omit(frontMatter, TRANSLATED_KEYS),
      ...omit(parsed.frontMatter, [HASHES_KEY]),
    };
    return {...parsed, frontMatter: merged};
  };

function omit(values: object, keys: readonly string[]): object {
  const entries = Object.entries(values);
  return Object.fromEntries(entries.filter(([key]) => !keys.includes(key)));
}
