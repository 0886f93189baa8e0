import type {Text} from 'mdast';
import {visit} from 'unist-util-visit';
import {OCR_CONTRACT} from '../../../src/site/sets/ocr/contract';
import {
  findFrontMatterLine,
  type FileProblem,
  type SourcePage,
} from '../../../src/content';
import {SPREADSHEET_CONTRACT} from '../../../src/site/sets/spreadsheet/contract';
import {DOCS_LOCALE} from '../../../src/site/locales';
import {
  BANNED_ANYWHERE,
  BANNED_IN_ENGLISH,
  BANNED_IN_PROSE,
  BANNED_THIRD_PERSON,
  PROVENANCE_ROUTES,
  type BannedWording,
} from '../bannedWords';
import {getLineAt, type FileTree} from '../files';
import type {CheckRule} from '../sources';

/** White space between words, including line breaks in comments. */
const SPACE = '(?:[ \\t]+|[ \\t]*\\n(?:[ \\t]+\\*)?[ \\t]*)';

/** Pages, contracts, strings of the interface and their translations contain no banned wording. */
export const run: CheckRule = async ({pages, files, hasOnlyChangedPages}) => {
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
  return [
    ...pages.flatMap(pageProblems),
    ...contracts.flatMap((file) =>
      findBannedWording(
        [...BANNED_ANYWHERE, ...BANNED_IN_ENGLISH, ...BANNED_THIRD_PERSON],
        file,
        files.read(file),
      ),
    ),
    ...translations.flatMap((file) =>
      findBannedWording(BANNED_THIRD_PERSON, file, files.read(file)),
    ),
    ...(await moduleProblems(modules, files)),
  ];
};

function pageProblems(page: SourcePage): FileProblem[] {
  const {file, frontMatter, locale, text, tree} = page;
  const voice = PROVENANCE_ROUTES.includes(page.route)
    ? []
    : BANNED_THIRD_PERSON;
  const table = [
    ...BANNED_IN_PROSE,
    ...(locale === DOCS_LOCALE ? BANNED_IN_ENGLISH : []),
    ...voice,
  ];
  const problems = findBannedWording(BANNED_ANYWHERE, file, text);
  visit(tree, 'text', ({value, position}: Text) => {
    problems.push(
      ...findBannedWording(table, file, value, position?.start.line),
    );
  });
  for (const key of ['title', 'description', 'sidebar_label', 'keywords']) {
    const value = String(frontMatter[key] ?? '');
    const banned = key === 'keywords' ? voice : table;
    problems.push(
      ...findBannedWording(banned, file, value, findFrontMatterLine(page, key)),
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
  table: readonly BannedWording[],
  file: string,
  text: string,
  first = 1,
): FileProblem[] {
  return table.flatMap(([avoid, expected]) => {
    const pattern = new RegExp(matchLineBreaks(avoid), `g${avoid.flags}`);
    return [...text.matchAll(pattern)].map(({0: found, index}) => ({
      file,
      line: first + getLineAt(text, index) - 1,
      found: `"${found.replace(/[\s*]+/g, ' ')}"`,
      expected,
      remedy: 'Write that instead; put names of code between back-ticks.',
    }));
  });
}

/** Returns the source of a pattern whose spaces match line breaks too. */
export function matchLineBreaks({source}: RegExp): string {
  return source.replaceAll(/(?<!\[) (?![-*+])/g, SPACE);
}

/** Checks strings of the interface, which the spelling configuration finds. */
async function moduleProblems(
  modules: readonly string[],
  {read}: FileTree,
): Promise<FileProblem[]> {
  const {INTERFACE_TEXTS} = (await import('../../../cspell.config.mjs')) as {
    readonly INTERFACE_TEXTS: readonly RegExp[];
  };
  return modules.flatMap((file) =>
    INTERFACE_TEXTS.flatMap((pattern) =>
      [...read(file).matchAll(pattern)].flatMap(({0: text, index}) =>
        findBannedWording(
          [...BANNED_IN_ENGLISH, ...BANNED_THIRD_PERSON],
          file,
          text,
          getLineAt(read(file), index),
        ),
      ),
    ),
  );
}
