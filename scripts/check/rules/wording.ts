import type {Text} from 'mdast';
import {visit} from 'unist-util-visit';
import {OCR_CONTRACT} from '../../../src/site/sets/ocr/contract';
import {
  frontMatterLine,
  type Problem,
  type SourcePage,
} from '../../../src/content';
import {SPREADSHEET_CONTRACT} from '../../../src/site/sets/spreadsheet/contract';
import {DOCS_LOCALE} from '../../../src/site/locales';
import {
  NOT_ANYWHERE,
  NOT_ENGLISH,
  NOT_WRITTEN,
  PROVENANCE_ROUTES,
  THIRD_PERSON,
  type Banned,
} from '../bannedWords';
import {lineAt, type FileTree} from '../files';
import type {Rule} from '../types';

/** White space between words, including line breaks in comments. */
const SPACE = '(?:[ \\t]+|[ \\t]*\\n(?:[ \\t]+\\*)?[ \\t]*)';

/** Pages, contracts, strings of the interface and their translations contain no banned wording. */
export const run: Rule = async ({pages, files, hasOnlyChangedPages}) => {
  const others = hasOnlyChangedPages
    ? []
    : ['contracts', 'i18n', 'src'].flatMap(files.list);
  const contracts = [OCR_CONTRACT.file, SPREADSHEET_CONTRACT.file].filter(
    (file) => others.includes(file),
  );
  const modules = others.filter((file) => /^src.*\.tsx?$/.test(file));
  const translations = others.filter((file) =>
    /^i18n\/(?!.*\/search-terms\/).*\.json$/.test(file),
  );
  return {
    inspected:
      pages.length + contracts.length + modules.length + translations.length,
    problems: [
      ...pages.flatMap(pageProblems),
      ...contracts.flatMap((file) =>
        findBannedWording(
          [...NOT_ANYWHERE, ...NOT_ENGLISH, ...THIRD_PERSON],
          file,
          files.read(file),
        ),
      ),
      ...translations.flatMap((file) =>
        findBannedWording(THIRD_PERSON, file, files.read(file)),
      ),
      ...(await moduleProblems(modules, files)),
    ],
  };
};

function pageProblems(page: SourcePage): Problem[] {
  const {file, frontMatter, locale, text, tree} = page;
  const voice = PROVENANCE_ROUTES.includes(page.route) ? [] : THIRD_PERSON;
  const table = [
    ...NOT_WRITTEN,
    ...(locale === DOCS_LOCALE ? NOT_ENGLISH : []),
    ...voice,
  ];
  const problems = findBannedWording(NOT_ANYWHERE, file, text);
  visit(tree, 'text', ({value, position}: Text) => {
    problems.push(
      ...findBannedWording(table, file, value, position?.start.line),
    );
  });
  for (const key of ['title', 'description', 'sidebar_label', 'keywords']) {
    const value = String(frontMatter[key] ?? '');
    const banned = key === 'keywords' ? voice : table;
    problems.push(
      ...findBannedWording(banned, file, value, frontMatterLine(page, key)),
    );
  }
  return problems;
}

/**
 * Finds banned wording.
 *
 * @param first - line of the file on which the text begins
 */
export function findBannedWording(
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
      remedy: 'Write that instead; put names of code between back-ticks.',
    }));
  });
}

/** Checks strings of the interface, which the spelling configuration finds. */
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
        findBannedWording(
          [...NOT_ENGLISH, ...THIRD_PERSON],
          file,
          text,
          lineAt(read(file), index),
        ),
      ),
    ),
  );
}
