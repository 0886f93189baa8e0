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
  const passed = new TextCache<true>('spelling', sources);
  const others = texts.filter(({file, text}) => !passed.get(file + text));
  if (others.length === 0) {
    return [];
  }
  // cspell-lib has no CommonJS entry point.
  const {loadConfig, spellCheckDocument} = await import('cspell-lib');
  const config = await loadConfig(path.join(root, CONFIG));
  const problems = [];
  for (const {file, text} of others) {
    const {issues} = await spellCheckDocument(
      {uri: pathToFileURL(path.join(root, file)).href, text},
      {noConfigSearch: true, generateSuggestions: true, numSuggestions: 3},
      config,
    );
    if (issues.length === 0) {
      passed.set(file + text, true);
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

/** Selects texts to check. Modules without strings of the interface are skipped to save time. */
async function selectTexts({pages, files, hasOnlyChangedPages}: CheckSources) {
  const {INTERFACE_TEXTS} = (await import('../../../cspell.config.mjs')) as {
    readonly INTERFACE_TEXTS: readonly RegExp[];
  };
  const others = hasOnlyChangedPages
    ? []
    : ['src', 'sidebars', 'contracts'].flatMap(files.list);
  return [
    ...pages.filter(({locale}) => locale === DOCS_LOCALE),
    ...others
      .filter((file) => /^contracts\/|\.tsx?$/.test(file))
      .map((file) => ({file, text: files.read(file)}))
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
