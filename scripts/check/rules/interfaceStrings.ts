import {
  extractSourceStrings,
  sidebarStrings,
  type InterfaceString,
} from '../interfaceStrings';
import {jsonFaultLine} from '../jsonFaultLine';
import {themeStrings} from '../themeStrings';
import {shapeProblems} from '../translationShape';
import {translationProblems, type TranslationFile} from '../translationRules';
import type {Sources} from '../sources';
import type {Problem} from '../../../src/sets/problem';
import type {CheckResult} from '../types';
import {DOCS_LOCALE, type LocaleRow} from '../../../src/site/locales';
import {translatedDocs, translatedTexts} from '../../../src/site/translations';

/** Every text of the interface has a translation in every locale, and nothing else is translated. */
export async function run(sources: Sources): Promise<CheckResult> {
  const {files} = sources;
  const source = await extractSourceStrings(files.root, files);
  const strings = new Map([
    ...fromTheme(themeStrings('theme-common')),
    ...source.strings,
  ]);
  const languages = Object.entries(sources.locales).filter(
    ([locale]) => locale !== DOCS_LOCALE,
  );
  const labels = languages.flatMap(([locale, language]) =>
    Object.entries(sources.sidebars).map(([set, tables]) => ({
      file: `${translatedDocs(locale, set)}/current.json`,
      language,
      strings: fromTheme(sidebarStrings(tables)),
    })),
  );
  // Docusaurus shows the English labels of a set without a file of its own.
  const sidebars = labels.filter(({file}) => files.has(file));
  const english = labels.filter(({file}) => !files.has(file));
  // The search theme takes over the ids of the official one.
  const optional = new Set(themeStrings('theme-search-algolia').keys());
  const catalogues = [
    ...languages.map(([locale, language]) => ({
      file: translatedTexts(locale),
      language,
      strings,
      optional,
      saysSource: true,
    })),
    ...sidebars,
  ];
  return {
    ...(english.length > 0 && {
      note: `sidebars in English: no ${english.map(({file}) => file).join(', no ')}`,
    }),
    inspected: catalogues.reduce((sum, {strings: {size}}) => sum + size, 0),
    problems: [
      ...source.problems,
      ...catalogues.flatMap((catalogue) =>
        catalogueProblems(catalogue, sources),
      ),
    ],
  };
}

function fromTheme(texts: Map<string, string>): Map<string, InterfaceString> {
  return new Map(
    [...texts].map(([id, message]) => [id, {message, file: undefined}]),
  );
}

function catalogueProblems(
  catalogue: {
    file: string;
    language: LocaleRow;
    strings: ReadonlyMap<string, InterfaceString>;
    optional?: ReadonlySet<string>;
    saysSource?: boolean;
  },
  {files}: Sources,
): Problem[] {
  const {file, strings} = catalogue;
  let parsed: unknown;
  let text = '';
  try {
    text = files.read(file);
    parsed = JSON.parse(text);
  } catch (error) {
    return [
      {
        file,
        line: jsonFaultLine(text, error),
        found: (error as Error).message,
        expected: 'a readable translation file',
        remedy: 'Write or restore the file, or mend its JSON.',
      },
    ];
  }
  const misshapen = shapeProblems(
    files,
    file,
    parsed,
    (id) => strings.get(id)?.message,
  );
  return misshapen.length > 0
    ? misshapen
    : [
        ...translationProblems(files, {
          ...catalogue,
          translations: parsed as TranslationFile,
        }),
      ];
}
