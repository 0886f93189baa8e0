import type {ProblemText, FileProblem} from '../../../src/content';
import {DOCS_LOCALE, type LocaleRow} from '../../../src/site/locales';
import {
  getTranslatedDocsFolder,
  getTranslatedTextsFile,
} from '../../../src/site/translations';
import {
  findTableProblems,
  findLineOfText,
  readJsonTable,
  type FileTree,
} from '../files';
import {
  lacksEnglish,
  readEnglishTexts,
  listSidebarStrings,
  readThemeStrings,
  type InterfaceStrings,
} from '../interfaceStrings';
import {findTranslationFault} from '../translationFault';
import type {CheckRule} from '../sources';

/** The same in all languages. */
const SAME = 'version.label';

/** An entry of a Docusaurus translation file. */
export interface TranslationEntry {
  readonly message: string;
  /** English text at the time of the translation; not shown on the site. */
  readonly description?: string;
}

/** A translation file and its English strings. */
interface Catalogue {
  readonly file: string;
  readonly language: LocaleRow;
  readonly strings: InterfaceStrings;
  /** Entries contain their English text. In sidebar files, the ids contain it. */
  readonly saysSource?: boolean;
}

/**
 * All strings of the interface are translated from their current English text, and translation files have no
 * other entries.
 */
export const run: CheckRule = async ({files, locales, sidebars}) => {
  const texts = await readEnglishTexts(files);
  const all = Object.entries(locales)
    .filter(([locale]) => locale !== DOCS_LOCALE)
    .flatMap(([locale, language]): Catalogue[] => [
      {
        file: getTranslatedTextsFile(locale),
        language,
        strings: texts,
        saysSource: true,
      },
      ...Object.entries(sidebars).map(([set, tables]) => ({
        file: `${getTranslatedDocsFolder(locale, set)}/current.json`,
        language,
        strings: listSidebarStrings(tables),
      })),
    ]);
  // Sidebars without a translation file are shown in English.
  const isEnglish = ({file, saysSource}: Catalogue) =>
    !saysSource && !files.has(file);
  const english = all.filter(isEnglish).map(({file}) => `no ${file}`);
  const read = all.filter((catalogue) => !isEnglish(catalogue));
  return {
    inspected: read.reduce((sum, {strings: {size}}) => sum + size, 0),
    problems: read.flatMap((catalogue) => catalogueProblems(catalogue, files)),
    ...(english.length > 0 && {
      note: `sidebars in English: ${english.join(', ')}`,
    }),
  };
};

/** Finds missing, unused and wrong entries of a translation file. */
function catalogueProblems(
  catalogue: Catalogue,
  files: FileTree,
): FileProblem[] {
  const {file, language, strings, saysSource} = catalogue;
  const entries = readJsonTable(files, file);
  const missing = [...strings]
    .filter(([id]) => !Object.hasOwn(entries, id))
    .map(([id, {message, file: source = file}]) => ({
      file: source,
      line: findLineOfText(files, source, id),
      found: `the text "${id}" has no ${language.name} translation`,
      expected: `an entry for it in ${file}`,
      remedy: `Add "${id}": {"message": "…"${saysSource ? `, "description": ${JSON.stringify(message)}` : ''}}; in English it says "${message}".`,
    }));
  const wrong = findTableProblems(files, file, (id, entry) =>
    entryFault(id, entry as TranslationEntry | null, catalogue),
  );
  return [...missing, ...wrong];
}

function entryFault(
  id: string,
  entry: TranslationEntry | null,
  {language, saysSource, strings}: Catalogue,
): ProblemText | undefined {
  const english = strings.get(id)?.message;
  // The Typesense theme uses ids of the official search theme.
  if (
    id === SAME ||
    (!english && readThemeStrings('theme-search-algolia').has(id))
  ) {
    return undefined;
  }
  if (english === undefined) {
    return {
      found: 'a text that the site does not use',
      expected: 'texts that are in use',
      remedy: 'Remove the entry, or correct its id.',
    };
  }
  return (
    findTranslationFault(entry?.message, english, language) ??
    (saysSource && entry?.description !== english
      ? {
          found: `translates ${JSON.stringify(entry?.description) ?? 'no text that it names'}`,
          expected: `a translation of "${english}", as the source says now`,
          remedy: lacksEnglish(entry!, strings.get(id))
            ? 'For new entries, and for all after `write-translations`: npm run translated'
            : `Change its "message" where the English text means something else now; then confirm that the two say the same: npm run translated -- ${id}`,
        }
      : undefined)
  );
}
