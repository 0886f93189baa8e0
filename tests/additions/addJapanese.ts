import {readFileSync} from 'node:fs';
import path from 'node:path';
import {createDiskFileTree, type FileTree} from '../../scripts/check/files';
import {
  readEnglishTexts,
  listSidebarStrings,
  readThemeStrings,
} from '../../scripts/check/interfaceStrings';
import {findTableTexts} from '../../scripts/check/rules/tableTexts';
import {loadSiteTables} from '../../scripts/check/siteTables';
import {isPageFile} from '../../src/content';
import {
  getTranslatedDocsFolder,
  getTranslatedPagesFolder,
  getTranslatedTextsFile,
} from '../../src/site/translations';

const LOCALE = 'ja';
const HERE = path.join(import.meta.dirname, 'japanese');

/** The only translated documentation page. */
export const TRANSLATED_DOC = {set: 'ocr', page: 'api/getGpuCount'};

export const JAPANESE = {
  interface: readTexts('interface.json'),
  tables: readTexts('tables.json'),
  sidebars: readTexts('sidebars.json'),
};

function readTexts(file: string): Readonly<Record<string, string>> {
  return JSON.parse(readHere(file)) as Record<string, string>;
}

/** Placeholder for a missing translation, so that new texts do not fail the test. */
function fake(english: string): string {
  return `（訳）${english}`;
}

/**
 * Creates the files that add Japanese to a copy of the repository, by path, in the order of CONTRIBUTING.md.
 * Generates translation files itself: `docusaurus write-translations` takes much longer.
 */
export async function japaneseFor(
  root: string,
): Promise<Readonly<Record<string, string>>> {
  const files = createDiskFileTree(root);
  const docusaurus = new Map([
    ...readThemeStrings('theme-common', LOCALE),
    ...readThemeStrings('theme-search-algolia', LOCALE),
  ]);
  const interfaceTexts = [...(await readEnglishTexts(files))].map(
    ([id, {message: description}]) => {
      const message =
        JAPANESE.interface[id] ??
        docusaurus.get(id)?.message ??
        fake(description);
      return [id, {message, description}] as const;
    },
  );
  const {sidebars} = await loadSiteTables(root);
  const {set, page} = TRANSLATED_DOC;
  return {
    'src/site/locales.ts': addLocale(files.read('src/site/locales.ts')),
    [`src/site/strings/${LOCALE}.ts`]: `export const ${LOCALE} = ${tableTexts(files)};\n`,
    [getTranslatedTextsFile(LOCALE)]: toJson(interfaceTexts),
    ...Object.fromEntries(
      Object.entries(sidebars).map(([id, tables]) => [
        `${getTranslatedDocsFolder(LOCALE, id)}/current.json`,
        toJson(
          [...listSidebarStrings(tables)].map(([key, {message}]) => [
            key,
            {message: japaneseOf(message, 'sidebars')},
          ]),
        ),
      ]),
    ),
    ...Object.fromEntries(
      pagesBesideDocs(files).map((name) => [
        `${getTranslatedPagesFolder(LOCALE)}/${name}`,
        name === 'markdown-page.mdx'
          ? readHere(name)
          : fakePage(files.read(`src/pages/${name}`)),
      ]),
    ),
    [`${getTranslatedDocsFolder(LOCALE, set)}/current/${page}.mdx`]: readHere(
      `${path.basename(page)}.mdx`,
    ),
  };
}

function addLocale(locales: string): string {
  const letters =
    '[\\\\p{Script=Hiragana}\\\\p{Script=Katakana}\\\\p{Script=Han}]';
  return `import {${LOCALE}} from './strings/${LOCALE}';\n${locales
    .replace(
      /(?=\} as const satisfies Readonly<Record<string, LocaleRow>>)/,
      `${LOCALE}: {label: '日本語', name: 'Japanese', htmlLang: '${LOCALE}', direction: 'ltr', letters: '${letters}'},\n`,
    )
    .replace('{} satisfies', `{${LOCALE}} satisfies`)}`;
}

function tableTexts(files: FileTree): string {
  const english = findTableTexts(files).flatMap(({text}) => text?.en ?? []);
  return toJson(english.map((text) => [text, japaneseOf(text, 'tables')]));
}

/** Lists the pages of `src/pages` that have a Markdown source. */
export function pagesBesideDocs(files: FileTree): string[] {
  return files
    .list('src/pages')
    .filter((file) => isPageFile(file) && !/\/_/.test(file))
    .map((file) => file.slice('src/pages/'.length));
}

function toJson(entries: readonly (readonly [string, unknown])[]): string {
  return JSON.stringify(Object.fromEntries(entries), null, 2);
}

function japaneseOf(english: string, kind: 'tables' | 'sidebars'): string {
  return JAPANESE[kind][english] ?? fake(english);
}

function readHere(file: string): string {
  return readFileSync(path.join(HERE, file), 'utf8');
}

/** Replaces the title of an English page by a Japanese one. */
function fakePage(text: string): string {
  return text.replace(/^(?:title: |# )(.*)$/gm, (line, title: string) =>
    line.replace(title, JAPANESE.tables[title] ?? fake(title)),
  );
}
