import {readFileSync} from 'node:fs';
import path from 'node:path';
import {diskFiles} from '../../scripts/check/files';
import {locale} from '../../scripts/new/locale';
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
function fake(english: string): string {
  return `（訳）${english}`;
}

/** Japanese for a copy of the repository: what `npm run new -- locale` writes, in Japanese. */
export async function japaneseFor(
  root: string,
): Promise<Readonly<Record<string, string>>> {
  const answers = {
    locale: LOCALE,
    label: '日本語',
    name: 'Japanese',
    direction: 'ltr',
    letters: '[\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Han}]',
  };
  const {created, changed} = await locale.plan(answers, diskFiles(root));
  const translated = Object.entries(created).map(([file, text]) => [
    file,
    inJapanese(file, text),
  ]);
  const {set, page} = TRANSLATED_DOC;
  return {
    ...(await laidOut({...Object.fromEntries(translated), ...changed}, root)),
    [`${translatedDocs(LOCALE, set)}/current/${page}.mdx`]: readHere(
      `${path.basename(page)}.mdx`,
    ),
  };
}

/** A file of the language as the scaffold writes it, in Japanese. */
function inJapanese(file: string, text: string): string {
  const name = path.basename(file);
  switch (name) {
    case `${LOCALE}.ts`:
      return text.replace(/\{[^]*\}/, (strings) =>
        mapped(strings, (_, english) =>
          japaneseOf(english as string, 'tables'),
        ),
      );
    case 'code.json':
      return mapped(text, (id, entry) => {
        const {message, description} = entry as Record<string, string>;
        const known = message === description ? undefined : message;
        const own = JAPANESE.interface[id] ?? known ?? fake(description!);
        return {message: own, description};
      });
    case 'current.json':
      return mapped(text, (_, entry) => ({
        message: japaneseOf((entry as {message: string}).message, 'sidebars'),
      }));
    default:
      return name === 'markdown-page.mdx' ? readHere(name) : fakePage(text);
  }
}

/** An object of JSON with other values. */
function mapped(
  json: string,
  value: (key: string, value: unknown) => unknown,
): string {
  const entries = Object.entries(JSON.parse(json) as object);
  return JSON.stringify(
    Object.fromEntries(entries.map(([key, each]) => [key, value(key, each)])),
    null,
    2,
  );
}

function japaneseOf(english: string, kind: 'tables' | 'sidebars'): string {
  return JAPANESE[kind][english] ?? fake(english);
}

function readHere(file: string): string {
  return readFileSync(path.join(HERE, file), 'utf8');
}

/** An English page under its Japanese title: translating law is not what is tried here. */
function fakePage(text: string): string {
  return text.replace(/^(?:title: |# )(.*)$/gm, (line, title: string) =>
    line.replace(title, JAPANESE.tables[title] ?? fake(title)),
  );
}
