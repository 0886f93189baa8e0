import type {Nodes, Parents} from 'mdast';
import {CONTINUE, SKIP, visit} from 'unist-util-visit';
import {
  findFrontMatterLine,
  type FileProblem,
  type SourcePage,
} from '../../../src/content';
import {DOCS_LOCALE} from '../../../src/site/locales';
import {
  getTermsFile,
  getTranslationFolder,
} from '../../../src/site/translations';
import type {BannedWording} from '../bannedWords';
import {hasOtherNames} from '../contracts/names';
import {getLineAt, readJsonTable, type FileTree} from '../files';
import {findBannedWording, matchLineBreaks} from './wording';
import type {CheckRule} from '../sources';

/** String literals of JSON and TypeScript. */
const LITERALS = /(["'`])((?:\\.|(?!\1)[^\\\n])*)\1/g;

/** Words that readers type into the search, which need not be terms. */
const SEARCHED = /^src\/search\/|\/search-terms\//;

/** Row of `i18n/LOCALE/terms.json`. */
interface TermRow {
  /** English term. Rules of style have none. */
  readonly en?: string;
  readonly say: string;
  /** Regular expressions of wordings to avoid. */
  readonly not?: readonly string[];
}

/** Finds banned wording in a text that begins on a line of a file. */
type TextCheck = (file: string, text: string, line?: number) => FileProblem[];

/** Translated pages and texts use the terms of their language. */
export const run: CheckRule = ({pages, files, locales, hasOnlyChangedPages}) =>
  Object.keys(locales)
    .filter((locale) => locale !== DOCS_LOCALE)
    .flatMap((locale) => {
      const check = createTextCheck(readBannedTerms(files, locale));
      const texts = hasOnlyChangedPages ? [] : listTexts(files, locale);
      return [
        ...pages
          .filter((page) => page.locale === locale)
          .flatMap((page) => pageProblems(page, check)),
        ...texts.flatMap((file) => textProblems(file, files.read(file), check)),
      ];
    });

/** Tries all patterns at once first: nearly all texts contain none. */
function createTextCheck(banned: readonly BannedWording[]): TextCheck {
  const any = new RegExp(
    banned.map(([avoid]) => matchLineBreaks(avoid)).join('|') || '$^',
    'u',
  );
  return (file, text, line) =>
    any.test(text) ? findBannedWording(banned, file, text, line) : [];
}

/** Reads the wordings that a language avoids. */
export function readBannedTerms(
  files: FileTree,
  locale: string,
): BannedWording[] {
  const {style = [], terms = []} = readJsonTable(
    files,
    getTermsFile(locale),
  ) as Record<string, TermRow[]>;
  return [...style, ...terms].flatMap(({en, say, not = []}) =>
    not.map((pattern): BannedWording => [
      new RegExp(pattern, 'u'),
      en === undefined ? say : `"${say}" for "${en}"`,
      '',
    ]),
  );
}

/** Lists translation files and modules with translated texts. */
function listTexts(files: FileTree, locale: string): string[] {
  const folder = getTranslationFolder(locale);
  return [...files.list(folder), ...files.list('src')].filter(
    (file) =>
      /\.(?:json|tsx?)$/.test(file) &&
      // Strings of other locales.
      !/^src\/site\/strings\//.test(file) &&
      file !== getTermsFile(locale) &&
      !SEARCHED.test(file),
  );
}

function textProblems(
  file: string,
  text: string,
  check: TextCheck,
): FileProblem[] {
  return [...text.matchAll(LITERALS)].flatMap(({2: literal = '', index}) =>
    check(file, literal, getLineAt(text, index)),
  );
}

/** Checks texts, attributes and front matter, but no code. */
function pageProblems(page: SourcePage, check: TextCheck): FileProblem[] {
  const {file, frontMatter, tree} = page;
  const problems = ['title', 'description', 'sidebar_label'].flatMap((key) =>
    check(file, String(frontMatter[key] ?? ''), findFrontMatterLine(page, key)),
  );
  visit(tree, (node: Nodes, index, parent: Parents | undefined) => {
    const line = node.position?.start.line;
    if (hasOtherNames(index, parent)) {
      return SKIP;
    }
    if (node.type === 'text') {
      problems.push(...check(file, node.value, line));
    } else if (
      node.type === 'mdxJsxFlowElement' ||
      node.type === 'mdxJsxTextElement'
    ) {
      for (const {value} of node.attributes) {
        problems.push(
          ...(typeof value === 'string' ? check(file, value, line) : []),
        );
      }
    }
    return CONTINUE;
  });
  return problems.map((each) => ({
    ...each,
    remedy: `${each.remedy} If it is meant, write {/* other words */} above the paragraph.`,
  }));
}
