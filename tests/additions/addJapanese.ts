import {readFileSync} from 'node:fs';
import path from 'node:path';
import {diskFiles} from '../../scripts/check/files';
import {
  extractSourceStrings,
  sidebarStrings,
} from '../../scripts/check/interfaceStrings';
import {loadSiteTables} from '../../scripts/check/siteTables';
import {readTableTexts} from '../../scripts/check/tableTexts';
import {themeStrings} from '../../scripts/check/themeStrings';
import {
  translatedDocs,
  translatedPages,
  translatedTexts,
} from '../../src/site/translations';
import type {Addition, Insertion} from './support';

const LOCALE = 'ja';
const HERE = path.join(import.meta.dirname, 'japanese');

/** The one documentation page that is translated. */
export const TRANSLATED_DOC = {set: 'ocr', page: 'api/getGpuCount'};

export const JAPANESE = {
  interface: readTexts('interface.json'),
  tables: readTexts('tables.json'),
  sidebars: readTexts('sidebars.json'),
};

function readTexts(file: string): Readonly<Record<string, string>> {
  return JSON.parse(readFileSync(path.join(HERE, file), 'utf8')) as Record<
    string,
    string
  >;
}

/** A text that nobody has translated here: new ones need no Japanese for the test to pass. */
function standIn(english: string): string {
  return `（訳）${english}`;
}

/** Japanese for a copy of the repository, step by step as CONTRIBUTING.md says. */
export async function japaneseFor(root: string): Promise<Addition> {
  return {
    insertions: ROW,
    files: {
      ...tableTexts(root),
      ...(await interfaceTexts(root)),
      ...pages(root),
    },
  };
}

const TABLE = 'src/site/locales.ts';

const ROW: readonly Insertion[] = [
  {
    file: TABLE,
    before: '/** What the site knows of a language',
    text: "import {ja} from './strings/ja';\n\n",
  },
  {
    file: TABLE,
    after:
      "  en: {label: 'ENG', name: 'English', htmlLang: 'en', direction: 'ltr'},\n",
    text: `  ja: {
    label: '日本語',
    name: 'Japanese',
    htmlLang: 'ja',
    direction: 'ltr',
    letters: '[\\\\p{Script=Hiragana}\\\\p{Script=Katakana}\\\\p{Script=Han}]',
  },
`,
  },
  {
    file: TABLE,
    before: '} satisfies Readonly<\n    Record<Exclude',
    text: 'ja',
  },
];

type Files = Readonly<Record<string, string>>;

function tableTexts(root: string): Files {
  const english = readTableTexts(diskFiles(root)).map(({text}) => text!.en);
  const entries = [...new Set(english)].map(
    (text) =>
      `  ${JSON.stringify(text)}: ${JSON.stringify(JAPANESE.tables[text] ?? standIn(text))},\n`,
  );
  return {
    'src/site/strings/ja.ts': `export const ja = {\n${entries.join('')}};\n`,
  };
}

async function interfaceTexts(root: string): Promise<Files> {
  const {strings} = await extractSourceStrings(root, diskFiles(root));
  const english = new Map([
    ...themeStrings('theme-common'),
    ...[...strings].map(([id, {message}]) => [id, message] as const),
  ]);
  const ofThemes = new Map([
    ...themeStrings('theme-common', LOCALE),
    ...themeStrings('theme-search-algolia', LOCALE),
  ]);
  const texts = [...english].map(
    ([id, message]) =>
      [
        id,
        JAPANESE.interface[id] ?? ofThemes.get(id) ?? standIn(message),
      ] as const,
  );
  const {sidebars} = await loadSiteTables(root);
  const labels = Object.entries(sidebars).map(([set, tables]) => [
    `${translatedDocs(LOCALE, set)}/current.json`,
    catalogue(
      [...sidebarStrings(tables)].map(([id, label]) => [
        id,
        JAPANESE.sidebars[label] ?? standIn(label),
      ]),
    ),
  ]);
  return {
    [translatedTexts(LOCALE)]: catalogue(texts),
    ...Object.fromEntries(labels),
  };
}

/** A translation file as Docusaurus reads it, sorted by id. */
function catalogue(texts: readonly (readonly [string, string])[]): string {
  const entries = [...texts]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([id, message]) => [id, {message}]);
  return `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`;
}

function pages(root: string): Files {
  const {set, page} = TRANSLATED_DOC;
  const read = (file: string) => readFileSync(file, 'utf8');
  const beside = pagesBeside(root).map((file) => [
    `${translatedPages(LOCALE)}/${file}`,
    file === 'markdown-page.mdx'
      ? read(path.join(HERE, file))
      : standInPage(read(path.join(root, 'src/pages', file))),
  ]);
  return {
    [`${translatedDocs(LOCALE, set)}/current/${page}.mdx`]: read(
      path.join(HERE, `${path.basename(page)}.mdx`),
    ),
    ...Object.fromEntries(beside),
  };
}

/** The pages beside the documentation that have a source of their own in each language. */
export function pagesBeside(root: string): string[] {
  return diskFiles(root)
    .list('src/pages')
    .map((file) => file.slice('src/pages/'.length))
    .filter((file) => /\.mdx?$/.test(file) && !/(?:^|\/)_/.test(file));
}

/** An English page under its Japanese title: translating law is not what is tried here. */
function standInPage(text: string): string {
  return text.replace(/^(?:title: |# )(.*)$/gm, (line, title: string) =>
    line.replace(title, JAPANESE.tables[title] ?? standIn(title)),
  );
}
