import type {Fault, Problem} from '../../../src/sets/problem';
import {DOCS_LOCALE, type LocaleRow} from '../../../src/site/locales';
import {shortened} from '../../../src/site/shortened';
import {translatedDocs, translatedTexts} from '../../../src/site/translations';
import type {FileTree} from '../files';
import {
  extractSourceStrings,
  sidebarStrings,
  type InterfaceString,
} from '../interfaceStrings';
import {jsonFaultLine} from '../jsonFaultLine';
import {lineOfText} from '../sourceLines';
import {themeStrings} from '../themeStrings';
import type {TranslationEntry} from '../translatedFrom';
import {interfaceFault} from '../translationFault';
import type {Rule} from '../types';

/** The name of the version is the same in every language. */
const SAME = 'version.label';

/** The translations of one file, and what they translate. */
interface Catalogue {
  readonly file: string;
  readonly language: LocaleRow;
  readonly strings: ReadonlyMap<string, InterfaceString>;
  /** Whether entries say which English text they translate; ids of sidebars hold it. */
  readonly saysSource?: boolean;
}

/** Every text of the interface has a translation of what it says now in every locale, and nothing else is translated. */
export const run: Rule = async ({files, locales, sidebars}) => {
  const source = await extractSourceStrings(files.root, files);
  const strings = new Map([
    ...fromTheme(themeStrings('theme-common')),
    ...source.strings,
  ]);
  const languages = Object.entries(locales).filter(
    ([locale]) => locale !== DOCS_LOCALE,
  );
  const texts: Catalogue[] = languages.map(([locale, language]) => ({
    file: translatedTexts(locale),
    language,
    strings,
    saysSource: true,
  }));
  const labels: Catalogue[] = languages.flatMap(([locale, language]) =>
    Object.entries(sidebars).map(([set, tables]) => ({
      file: `${translatedDocs(locale, set)}/current.json`,
      language,
      strings: fromTheme(sidebarStrings(tables)),
    })),
  );
  // Docusaurus shows the English labels of a set without a file of its own.
  const english = labels.filter(({file}) => !files.has(file));
  const all = [...texts, ...labels.filter(({file}) => files.has(file))];
  return {
    inspected: all.reduce((sum, {strings: {size}}) => sum + size, 0),
    problems: [
      ...source.problems,
      ...all.flatMap((catalogue) => catalogueProblems(catalogue, files)),
    ],
    ...(english.length > 0 && {
      note: `sidebars in English: no ${english.map(({file}) => file).join(', no ')}`,
    }),
  };
};

function fromTheme(
  texts: ReadonlyMap<string, string>,
): Map<string, InterfaceString> {
  return new Map(
    [...texts].map(([id, message]) => [id, {message, file: undefined}]),
  );
}

/** What a file of translations lacks, has too much, or says wrongly. */
export function catalogueProblems(
  catalogue: Catalogue,
  files: FileTree,
): Problem[] {
  const {file, language, strings, saysSource = false} = catalogue;
  const text = files.has(file) ? files.read(file) : '';
  let entries: Record<string, TranslationEntry | null>;
  try {
    entries = JSON.parse(text) as typeof entries;
    if (typeof entries !== 'object' || entries === null) {
      throw new Error('something else than an object');
    }
  } catch (error) {
    return [
      {
        file,
        line: text === '' ? 1 : jsonFaultLine(text, error),
        found: text === '' ? 'no such file' : (error as Error).message,
        expected: 'translations: {"id": {"message": "…"}}',
        remedy: 'Write or restore the file, or correct its JSON.',
      },
    ];
  }
  const missing = [...strings]
    .filter(([id]) => !Object.hasOwn(entries, id))
    .map(([id, {message, file: source}]) => ({
      file: source ?? file,
      line: source ? lineOfText(files, source, id) : 1,
      found: `the text "${id}" has no ${language.name} translation`,
      expected: `an entry for it in ${file}`,
      remedy: `Add "${id}": {"message": "…"${saysSource ? `, "description": ${JSON.stringify(message)}` : ''}}; in English it says "${message}".`,
    }));
  // The search theme takes over the ids of the official one.
  const optional = themeStrings('theme-search-algolia');
  const wrong = Object.entries(entries).flatMap(([id, entry]) => {
    const english = strings.get(id)?.message;
    const fault =
      english !== undefined
        ? entryFault(id, entry, english, catalogue)
        : !optional.has(id) && {
            found: 'a text that nothing on the site says',
            expected: 'texts that are in use',
            remedy: 'Take the entry away, or correct its id.',
          };
    const line = lineOfText(files, file, JSON.stringify(id));
    return fault
      ? [{...fault, file, line, found: `"${shortened(id)}": ${fault.found}`}]
      : [];
  });
  return [...missing, ...wrong];
}

function entryFault(
  id: string,
  entry: TranslationEntry | null,
  english: string,
  {language, saysSource}: Catalogue,
): Fault | undefined {
  const {message, description} = entry ?? {};
  if (id === SAME) {
    return undefined;
  }
  return (
    interfaceFault(message, english, language) ??
    (saysSource && description !== english
      ? {
          found: `translates ${JSON.stringify(description) ?? 'no text that it names'}`,
          expected: `a translation of "${english}", as the source says now`,
          remedy: `Change its "message" where the English text means something else now; then confirm that the two say the same: npm run translated -- ${id}`,
        }
      : undefined)
  );
}
