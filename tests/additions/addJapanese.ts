import {readFileSync} from 'node:fs';
import path from 'node:path';
import {diskFiles} from '../../scripts/check/files';
import {localePlan} from '../../scripts/new/locale/index';
import type {InLanguage} from '../../scripts/new/locale/localeTexts';
import {laidOut} from '../../scripts/new/writePlan';
import {translatedDocs} from '../../src/site/translations';

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
  return JSON.parse(readHere(file)) as Record<string, string>;
}

/** A text that nobody has translated here: new ones need no Japanese for the test to pass. */
function standIn(english: string): string {
  return `（訳）${english}`;
}

/** Japanese for a copy of the repository: what `npm run new -- locale` writes, in Japanese. */
export async function japaneseFor(
  root: string,
): Promise<Readonly<Record<string, string>>> {
  const plan = await localePlan(
    {
      locale: LOCALE,
      label: '日本語',
      name: 'Japanese',
      direction: 'ltr',
      letters: '[\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Han}]',
    },
    diskFiles(root),
    inJapanese,
  );
  const {set, page} = TRANSLATED_DOC;
  return {
    ...(await laidOut({...plan.created, ...plan.changed}, root)),
    [`${translatedDocs(LOCALE, set)}/current/${page}.mdx`]: readHere(
      `${path.basename(page)}.mdx`,
    ),
  };
}

const inJapanese: InLanguage = (english, kind, key, known) => {
  switch (kind) {
    case 'table':
      return JAPANESE.tables[key] ?? standIn(english);
    case 'sidebar':
      return JAPANESE.sidebars[key] ?? standIn(english);
    case 'interface':
      return JAPANESE.interface[key] ?? known ?? standIn(english);
    case 'page':
      return key === 'markdown-page.mdx' ? readHere(key) : standInPage(english);
  }
};

function readHere(file: string): string {
  return readFileSync(path.join(HERE, file), 'utf8');
}

/** An English page under its Japanese title: translating law is not what is tried here. */
function standInPage(text: string): string {
  return text.replace(/^(?:title: |# )(.*)$/gm, (line, title: string) =>
    line.replace(title, JAPANESE.tables[title] ?? standIn(title)),
  );
}
