import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parseHeader} from '../../../src/sets/ocr/contract/header';
import {headerProblems} from '../../../src/sets/ocr/contract/headerRules';
import {parseMarkdownFile} from '../../../src/sets/page/markdown';
import {listPages} from '../../../src/sets/page/listPages';
import {functionPageProblems} from './functionPage';
import {mentionProblemsOfFile} from './mentions';

/** Where the contract is, relative to the repository's root. */
export const HEADER = 'contracts/ocr/argo_sdk.h';
const PAGES = 'docs-ocr';

/** What was looked at, and what is wrong. */
export interface PageReport {
  readonly functions: number;
  readonly codes: number;
  readonly pages: number;
  readonly mentions: number;
  readonly problems: readonly string[];
}

/**
 * Checks the header itself, each function page against the anatomy, and every mention of a
 * status code on any page of the set.
 *
 * @param root - the repository's root, or a folder laid out like it
 * @throws Error when the header or the pages do not exist
 */
export async function checkOcrPages(root: string): Promise<PageReport> {
  const source = readFileSync(path.join(root, HEADER), 'utf8');
  const header = await parseHeader(source, HEADER);
  const problems = headerProblems(header);
  for (const item of header.functions) {
    const file = path.posix.join(PAGES, 'api', `${item.name}.mdx`);
    if (existsSync(path.join(root, file))) {
      const page = {...parseMarkdownFile(path.join(root, file)), file};
      problems.push(...functionPageProblems(page, item, header));
    } else {
      problems.push(`${HEADER}:${item.line}: ${item.name} has no page ${file}`);
    }
  }
  const pages = listPages(root, [PAGES]);
  const found = pages.map((file) => mentionProblemsOfFile(root, file, header));
  return {
    functions: header.functions.length,
    codes: header.codes.length,
    pages: pages.length,
    mentions: found.reduce((sum, {mentions}) => sum + mentions, 0),
    problems: [...problems, ...found.flatMap((page) => page.problems)],
  };
}
