import type {Text} from 'mdast';
import {visit} from 'unist-util-visit';
import {HEADER_FILE} from '../../../src/reference/ocr/contract/header';
import {
  frontMatterLine,
  type Problem,
  type SourcePage,
} from '../../../src/content';
import {CONTRACT_FILE} from '../../../src/reference/spreadsheet/contract/declarations';
import {DOCS_LOCALE} from '../../../src/site/locales';
import {
  NOT_ANYWHERE,
  NOT_ENGLISH,
  NOT_WRITTEN,
  type Banned,
} from '../bannedWords';
import {lineAt, type FileTree} from '../files';
import type {Rule} from '../types';

/** Between two words: a line may end there, of a comment too. */
const SPACE = '(?:[ \\t]+|[ \\t]*\\n(?:[ \\t]+\\*)?[ \\t]*)';

/** Pages, contracts and the texts of the interface say nothing that is banned. */
export const run: Rule = async ({pages, files, isNarrowed}) => {
  const others = isNarrowed ? [] : ['contracts', 'src'].flatMap(files.list);
  const contracts = [HEADER_FILE, CONTRACT_FILE].filter((file) =>
    others.includes(file),
  );
  const modules = others.filter((file) => /^src.*\.tsx?$/.test(file));
  return {
    inspected: pages.length + contracts.length + modules.length,
    problems: [
      ...pages.flatMap(pageProblems),
      ...contracts.flatMap((file) =>
        bannedIn([...NOT_ANYWHERE, ...NOT_ENGLISH], file, files.read(file)),
      ),
      ...(await moduleProblems(modules, files)),
    ],
  };
};

function pageProblems(page: SourcePage): Problem[] {
  const {file, frontMatter, locale, text, tree} = page;
  const table =
    locale === DOCS_LOCALE ? [...NOT_WRITTEN, ...NOT_ENGLISH] : NOT_WRITTEN;
  const problems = bannedIn(NOT_ANYWHERE, file, text);
  visit(tree, 'text', ({value, position}: Text) => {
    problems.push(...bannedIn(table, file, value, position?.start.line));
  });
  for (const key of ['title', 'description', 'sidebar_label']) {
    const value = String(frontMatter[key] ?? '');
    problems.push(...bannedIn(table, file, value, frontMatterLine(page, key)));
  }
  return problems;
}

/** What a text says that is banned; the text begins on a line of its file. */
export function bannedIn(
  table: readonly Banned[],
  file: string,
  text: string,
  first = 1,
): Problem[] {
  return table.flatMap(([avoid, expected]) => {
    const pattern = new RegExp(
      avoid.source.replaceAll(/(?<!\[) (?![-*+])/g, SPACE),
      `g${avoid.flags}`,
    );
    return [...text.matchAll(pattern)].map(({0: found, index}) => ({
      file,
      line: first + lineAt(text, index) - 1,
      found: `"${found.replace(/[\s*]+/g, ' ')}"`,
      expected,
      remedy: 'Write that instead; a name of code stands between back-ticks.',
    }));
  });
}

/** Texts of the interface, where the configuration of spelling finds them. */
async function moduleProblems(
  modules: readonly string[],
  {read}: FileTree,
): Promise<Problem[]> {
  const {INTERFACE_TEXTS} = (await import('../../../cspell.config.mjs')) as {
    readonly INTERFACE_TEXTS: readonly RegExp[];
  };
  return modules.flatMap((file) =>
    INTERFACE_TEXTS.flatMap((pattern) =>
      [...read(file).matchAll(pattern)].flatMap(({0: text, index}) =>
        bannedIn(NOT_ENGLISH, file, text, lineAt(read(file), index)),
      ),
    ),
  );
}
