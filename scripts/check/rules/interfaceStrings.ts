import type {Fault, Problem} from '../../../src/content';
import {DOCS_LOCALE, type LocaleRow} from '../../../src/site/locales';
import {translatedDocs, translatedTexts} from '../../../src/site/translations';
import {formatReceived} from '../../../src/site/escaping';
import {lineOfText, parsedJson, type FileTree} from '../files';
import {
  englishTexts,
  sidebarStrings,
  themeStrings,
  type InterfaceStrings,
} from '../interfaceStrings';
import {translationFault} from '../translationFault';
import type {Rule} from '../types';

/** The name of the version is the same in every language. */
const SAME = 'version.label';

/** An entry of a translation file, as Docusaurus reads it. */
export interface TranslationEntry {
  readonly message: string;
  /** The English text that was translated. Docusaurus shows it to translators, and no reader. */
  readonly description?: string;
}

/** The translations of one file, and what they translate. */
interface Catalogue {
  readonly file: string;
  readonly language: LocaleRow;
  readonly strings: InterfaceStrings;
  /** Whether entries say which English text they translate; ids of sidebars hold it. */
  readonly saysSource?: boolean;
}

/** Every text of the interface has a translation of what it says now in every locale, and nothing else is translated. */
export const run: Rule = async ({files, locales, sidebars}) => {
  const texts = await englishTexts(files);
  const all = Object.entries(locales)
    .filter(([locale]) => locale !== DOCS_LOCALE)
    .flatMap(([locale, language]): Catalogue[] => [
      {
        file: translatedTexts(locale),
        language,
        strings: texts,
        saysSource: true,
      },
      ...Object.entries(sidebars).map(([set, tables]) => ({
        file: `${translatedDocs(locale, set)}/current.json`,
        language,
        strings: sidebarStrings(tables),
      })),
    ]);
  // Docusaurus shows the English labels of a set without a file of its own.
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

/** What a file of translations lacks, has too much, or says wrongly. */
export function catalogueProblems(
  catalogue: Catalogue,
  files: FileTree,
): Problem[] {
  const {file, language, strings, saysSource} = catalogue;
  const entries = (files.has(file) ? parsedJson(files.read(file)) : {}) as
    Record<string, TranslationEntry | null> | undefined;
  // A file that is no JSON is named by another rule.
  if (!entries) {
    return [];
  }
  const missing = [...strings]
    .filter(([id]) => !Object.hasOwn(entries, id))
    .map(([id, {message, file: source = file}]) => ({
      file: source,
      line: lineOfText(files, source, id),
      found: `the text "${id}" has no ${language.name} translation`,
      expected: `an entry for it in ${file}`,
      remedy: `Add "${id}": {"message": "…"${saysSource ? `, "description": ${JSON.stringify(message)}` : ''}}; in English it says "${message}".`,
    }));
  const wrong = Object.entries(entries).flatMap(([id, entry]) => {
    const fault = entryFault(id, entry, catalogue);
    const line = lineOfText(files, file, JSON.stringify(id));
    return fault
      ? [
          {
            ...fault,
            file,
            line,
            found: `"${formatReceived(id)}": ${fault.found}`,
          },
        ]
      : [];
  });
  return [...missing, ...wrong];
}

function entryFault(
  id: string,
  entry: TranslationEntry | null,
  {language, saysSource, strings}: Catalogue,
): Fault | undefined {
  const english = strings.get(id)?.message;
  // The search theme takes over the ids of the official one.
  if (
    id === SAME ||
    (!english && themeStrings('theme-search-algolia').has(id))
  ) {
    return undefined;
  }
  if (english === undefined) {
    return {
      found: 'a text that nothing on the site says',
      expected: 'texts that are in use',
      remedy: 'Take the entry away, or correct its id.',
    };
  }
  return (
    translationFault(entry?.message, english, language) ??
    (saysSource && entry?.description !== english
      ? {
          found: `translates ${JSON.stringify(entry?.description) ?? 'no text that it names'}`,
          expected: `a translation of "${english}", as the source says now`,
          remedy: `Change its "message" where the English text means something else now; then confirm that the two say the same: npm run translated -- ${id}`,
        }
      : undefined)
  );
}
