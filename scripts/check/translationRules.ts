import type {InterfaceString} from './interfaceStrings';
import {placeholdersOf} from './interfaceStrings';
import type {LocaleRow} from '../../src/site/locales';
import type {FileTree} from './files';
import {lineOfText} from './sourceLines';
import {nameFault} from './statedNames';
import {numberFault} from './statedNumbers';
import {staleProblems, type TranslationEntry} from './translatedFrom';
import type {Problem} from '../../src/sets/problem';

/** A translation file as Docusaurus reads it. */
export type TranslationFile = Readonly<Record<string, TranslationEntry>>;

/** Texts that stay as they are, by the reason why. */
const UNTRANSLATED = new Map([
  ['version.label', 'the name of the version is the same in every language'],
  [
    'sidebar.ocrSidebar.category.API',
    'the abbreviation is used in every language',
  ],
  ['theme.blog.author.pageTitle', 'a pattern of two values without words'],
]);

/** What a translation file is compared with. */
export interface Expectation {
  readonly file: string;
  /** Language the file is written in. */
  readonly language: LocaleRow;
  readonly translations: TranslationFile;
  readonly strings: ReadonlyMap<string, InterfaceString>;
  /** Keys that may be there without being asked for. */
  readonly optional?: ReadonlySet<string>;
  /** Whether entries say which English text they translate; ids of others hold it. */
  readonly saysSource?: boolean;
}

/** Whether a text is in a language, as far as its letters tell, and not left in English. */
export function isWrittenIn(
  {letters}: LocaleRow,
  text: string,
  english: string,
): boolean {
  return letters === undefined
    ? text.trim() !== '' && text !== english
    : new RegExp(letters, 'u').test(text);
}

/** Missing, surplus, untranslated and damaged texts of one translation file. */
export function translationProblems(
  files: FileTree,
  {
    file,
    language,
    translations,
    strings,
    optional = new Set(),
    saysSource = false,
  }: Expectation,
): Problem[] {
  const missing = [...strings]
    .filter(([id]) => !Object.hasOwn(translations, id))
    .map(([id, source]) => ({
      file: source.file ?? file,
      line: source.file ? lineOfText(files, source.file, id) : 1,
      found: `the text "${id}" has no ${language.name} translation`,
      expected: `an entry for it in ${file}`,
      remedy: `Add "${id}": {"message": "…"${saysSource ? `, "description": ${JSON.stringify(source.message)}` : ''}}; in English it says "${source.message}".`,
    }));
  const entries = Object.entries(translations).flatMap(
    ([id, entry]): Problem[] => {
      const {message} = entry;
      const at = {file, line: lineOfText(files, file, `"${id}"`)};
      const source = strings.get(id);
      if (!source) {
        return optional.has(id)
          ? []
          : [
              {
                ...at,
                found: `"${id}", which nothing on the site says`,
                expected: 'texts that are in use',
                remedy: 'Take the entry away, or correct its id.',
              },
            ];
      }
      return [
        ...(isWrittenIn(language, message, source.message) ||
        UNTRANSLATED.has(id)
          ? []
          : [
              {
                ...at,
                found: `"${id}" says "${message}"`,
                expected: language.name,
                remedy:
                  'Translate it, or list it with a reason in scripts/check/translationRules.ts.',
              },
            ]),
        ...placeholderProblems(at, id, source.message, message),
        ...factProblems(at, id, source.message, message, language),
        ...(saysSource ? staleProblems(at, id, entry, source.message) : []),
      ];
    },
  );
  return [...missing, ...entries, ...orderProblems(files, file, translations)];
}

/** Names and numbers that the translation has alone, or lacks. */
function factProblems(
  at: {file: string; line: number},
  id: string,
  source: string,
  message: string,
  language: LocaleRow,
): Problem[] {
  return [
    nameFault(message, source, language),
    numberFault(message, source),
  ].flatMap((fault) =>
    fault ? [{...at, ...fault, found: `"${id}": ${fault.found}`}] : [],
  );
}

function placeholderProblems(
  at: {file: string; line: number},
  id: string,
  source: string,
  message: string,
): Problem[] {
  const wanted = placeholdersOf(source).join(' ');
  const there = placeholdersOf(message).join(' ');
  return wanted === there
    ? []
    : [
        {
          ...at,
          found: `"${id}" has ${there || 'no placeholder'}`,
          expected: wanted || 'no placeholder',
          remedy: 'Use the same placeholders as the English text.',
        },
      ];
}

// Sorted files merge without conflicts and show at a glance what is there.
function orderProblems(
  files: FileTree,
  file: string,
  translations: TranslationFile,
): Problem[] {
  const ids = Object.keys(translations);
  const index = ids.findIndex(
    (id, position) => position > 0 && id < ids[position - 1]!,
  );
  return index < 0 || !file.endsWith('code.json')
    ? []
    : [
        {
          file,
          line: lineOfText(files, file, `"${ids[index]}"`),
          found: `"${ids[index]}" after "${ids[index - 1]}"`,
          expected: 'entries sorted by id',
          remedy: 'Move the entry.',
        },
      ];
}
