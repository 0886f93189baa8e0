import {DOCS_LOCALE, type LocaleRow} from '../../../src/site/locales';
import {getTranslationFolder} from '../../../src/site/translations';
import {suggestName, type ProblemText} from '../../../src/content';
import type {CatalogueEntry} from '../../../src/reference';
import {
  listCatalogueTexts,
  type CatalogueText,
} from '../../translated/contracts';
import {findTableProblems, readJsonTable} from '../files';
import type {CheckResult, CheckRule, CheckSources} from '../sources';
import {findTranslationFault} from '../translationFault';

/** Translated comments of the contracts were made from the English text as it is now, and keep its names. */
export const run: CheckRule = (sources) => {
  const results = Object.entries(sources.locales)
    .filter(([locale]) => locale !== DOCS_LOCALE)
    .map(([locale, language]) => checkCatalogues(locale, language, sources));
  return {
    problems: results.flatMap(({problems}) => problems),
    note: results.map(({note}) => note).join(', '),
  };
};

function checkCatalogues(
  locale: string,
  language: LocaleRow,
  {files}: CheckSources,
): CheckResult {
  const texts = listCatalogueTexts(locale);
  const catalogues = files.list(`${getTranslationFolder(locale)}/contracts`);
  const entries = catalogues.flatMap((file) =>
    Object.keys(readJsonTable(files, file)),
  );
  const problems = catalogues.flatMap((file) => {
    const known = new Map(
      texts
        .filter((text) => text.file === file)
        .map((text) => [text.key, text]),
    );
    return findTableProblems(files, file, (key, entry) =>
      known.has(key)
        ? entryFault(entry as CatalogueEntry, known.get(key)!, language)
        : {
            found: 'a text that the page of this file does not show',
            expected: 'keys that npm run translated -- --missing prints',
            remedy: `${suggestName(key, [...known.keys()])}Correct the key, or remove the entry.`,
          },
    );
  });
  return {
    problems,
    note: `${language.name}: ${entries.length} of ${texts.length}`,
  };
}

/** Code, links and names. */
const NAMES = /`[^`]*`|\{@link [^}]*\}|\b[A-Z]+_[A-Z_\d]+\b|\b[a-z]+[A-Z]\w*/g;

function entryFault(
  entry: CatalogueEntry | null,
  {name, text: english, hash}: CatalogueText,
  language: LocaleRow,
): ProblemText | undefined {
  if (entry?.hash !== hash) {
    return {
      found: 'translated from another English text',
      expected: `a translation of ${JSON.stringify(english)}`,
      remedy: `Run npm run translated -- --missing ${name}, correct the text, and add it with --fill.`,
    };
  }
  const missing = (english.match(NAMES) ?? []).filter(
    (each) => !entry.text.includes(each),
  );
  return missing.length > 0
    ? {
        found: JSON.stringify(entry.text),
        expected: `${missing.join(', ')}, as in ${JSON.stringify(english)}`,
        remedy: 'Names, code and links stay as they are.',
      }
    : findTranslationFault(entry.text, english, language);
}
