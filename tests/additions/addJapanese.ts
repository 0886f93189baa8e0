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
import type {ScratchCopy} from './scratchCopy';

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

/** Adds Japanese to a copy of the repository, step by step as CONTRIBUTING.md says. */
export async function addJapanese(copy: ScratchCopy): Promise<void> {
  addRow(copy);
  addTableTexts(copy);
  await addInterfaceTexts(copy);
  addPages(copy);
}

function addRow(copy: ScratchCopy): void {
  const file = 'src/site/locales.ts';
  copy.replace(
    file,
    "  en: {label: 'ENG', name: 'English', htmlLang: 'en', direction: 'ltr'},\n",
    `  en: {label: 'ENG', name: 'English', htmlLang: 'en', direction: 'ltr'},
  ja: {
    label: '日本語',
    name: 'Japanese',
    htmlLang: 'ja',
    direction: 'ltr',
    letters: '[\\\\p{Script=Hiragana}\\\\p{Script=Katakana}\\\\p{Script=Han}]',
  },
`,
  );
  copy.replace(file, '  {} satisfies', '  {ja} satisfies');
  copy.write(file, `import {ja} from './strings/ja';\n\n${copy.read(file)}`);
}

function addTableTexts(copy: ScratchCopy): void {
  const english = readTableTexts(diskFiles(copy.dir)).map(({text}) => text!.en);
  const entries = [...new Set(english)].map(
    (text) =>
      `  ${JSON.stringify(text)}: ${JSON.stringify(JAPANESE.tables[text] ?? standIn(text))},\n`,
  );
  copy.write(
    'src/site/strings/ja.ts',
    `export const ja = {\n${entries.join('')}};\n`,
  );
}

async function addInterfaceTexts(copy: ScratchCopy): Promise<void> {
  const {strings} = await extractSourceStrings(copy.dir, diskFiles(copy.dir));
  const english = new Map([
    ...themeStrings('theme-common'),
    ...[...strings].map(([id, {message}]) => [id, message] as const),
  ]);
  const ofThemes = new Map([
    ...themeStrings('theme-common', LOCALE),
    ...themeStrings('theme-search-algolia', LOCALE),
  ]);
  const texts = new Map(
    [...english].map(([id, message]) => [
      id,
      JAPANESE.interface[id] ?? ofThemes.get(id) ?? standIn(message),
    ]),
  );
  copy.write(translatedTexts(LOCALE), catalogue(texts));
  const {sidebars: sidebarsOfSets} = await loadSiteTables(copy.dir);
  for (const [set, sidebars] of Object.entries(sidebarsOfSets)) {
    const labels = [...sidebarStrings(sidebars)].map(
      ([id, label]) =>
        [id, JAPANESE.sidebars[label] ?? standIn(label)] as const,
    );
    copy.write(
      `${translatedDocs(LOCALE, set)}/current.json`,
      catalogue(new Map(labels)),
    );
  }
}

/** A translation file as Docusaurus reads it, sorted by id. */
function catalogue(texts: ReadonlyMap<string, string>): string {
  const entries = [...texts]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([id, message]) => [id, {message}]);
  return `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`;
}

function addPages(copy: ScratchCopy): void {
  const {set, page} = TRANSLATED_DOC;
  copy.write(
    `${translatedDocs(LOCALE, set)}/current/${page}.mdx`,
    readFileSync(path.join(HERE, `${path.basename(page)}.mdx`), 'utf8'),
  );
  for (const file of pagesBeside(copy)) {
    copy.write(
      `${translatedPages(LOCALE)}/${file}`,
      file === 'markdown-page.mdx'
        ? readFileSync(path.join(HERE, file), 'utf8')
        : standInPage(copy.read(`src/pages/${file}`)),
    );
  }
}

/** The pages beside the documentation that have a source of their own in each language. */
export function pagesBeside(copy: ScratchCopy): string[] {
  return diskFiles(copy.dir)
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
