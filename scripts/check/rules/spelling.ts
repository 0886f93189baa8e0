import path from 'node:path';
import {pathToFileURL} from 'node:url';
import type {ValidationIssue} from 'cspell-lib';
import {DOCS_LOCALE} from '../../../src/site/locales';
import {getLineAt} from '../files';
import type {CheckRule, CheckSources} from '../sources';
import {TextCache} from '../textCache';

/** Shared with editor extensions. Contains the patterns of checked text. */
const CONFIG = 'cspell.config.mjs';

/** English pages, strings of the interface and comments of contracts are spelt correctly. */
export const run: CheckRule = async (sources) => {
  const {root} = sources.files;
  const texts = await selectTexts(sources);
  const passed = new TextCache<readonly string[]>('spelling', sources, 1000);
  // Loading the dictionaries takes seconds, and most edits of a page use words of other pages.
  const known = new Set(passed.values().flat());
  const others = texts.filter(({file, text, words}) => {
    const isKnown =
      passed.get(file + text) !== undefined ||
      (words.length > 0 && words.every((word) => known.has(word)));
    return !isKnown || !passed.set(file + text, words);
  });
  if (others.length === 0) {
    passed.save();
    return [];
  }
  // cspell-lib has no CommonJS entry point.
  const {loadConfig, spellCheckDocument} = await import('cspell-lib');
  const config = await loadConfig(path.join(root, CONFIG));
  const problems = [];
  for (const {file, text, words} of others) {
    const {issues} = await spellCheckDocument(
      {uri: pathToFileURL(path.join(root, file)).href, text},
      {noConfigSearch: true, generateSuggestions: true, numSuggestions: 3},
      config,
    );
    if (issues.length === 0) {
      passed.set(file + text, words);
    }
    problems.push(
      ...issues.map((issue) => ({
        file,
        line: getLineAt(text, issue.offset),
        found: `"${issue.text}"`,
        expected: expected(issue),
        remedy:
          'Correct it; write a name of code between back-ticks; add a word of the field to dictionaries/terms.txt, a name to dictionaries/names.txt.',
      })),
    );
  }
  passed.save();
  return problems;
};

/** The parts of {@link CONFIG} that select texts. */
interface SpellingConfig {
  readonly INTERFACE_TEXTS: readonly RegExp[];
  readonly PAGE_CODE: readonly RegExp[];
}

/**
 * Selects texts to check, pages with their words. Modules without strings of the interface are skipped to save time.
 */
async function selectTexts({pages, files, hasOnlyChangedPages}: CheckSources) {
  const {INTERFACE_TEXTS, PAGE_CODE} =
    (await import('../../../cspell.config.mjs')) as SpellingConfig;
  const others = hasOnlyChangedPages
    ? []
    : ['src', 'sidebars', 'contracts'].flatMap(files.list);
  const readWords = (text: string) =>
    PAGE_CODE.reduce((rest, code) => rest.replace(code, ' '), text).match(
      /[\p{L}\p{M}'’]+/gu,
    ) ?? [];
  return [
    ...pages
      .filter(({locale}) => locale === DOCS_LOCALE)
      .map(({file, text}) => ({
        file,
        text,
        words: [...new Set(readWords(text))],
      })),
    ...others
      .filter((file) => /^contracts\/|\.tsx?$/.test(file))
      .map((file) => ({file, text: files.read(file), words: []}))
      .filter(
        ({file, text}) =>
          file.startsWith('contracts/') ||
          INTERFACE_TEXTS.some((texts) => text.search(texts) >= 0),
      ),
  ];
}

function expected({suggestions = []}: ValidationIssue): string {
  const words = suggestions.map((word) => `"${word}"`).join(', ');
  return `a word of British English${words && `: did you mean ${words}?`}`;
}
