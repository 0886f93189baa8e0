import {once} from 'node:events';
import {createRequire} from 'node:module';
import path from 'node:path';
import {Worker} from 'node:worker_threads';
import type {extractAllSourceCodeFileTranslations} from '@docusaurus/babel';
import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import type {FileTree} from './files';

/** An English string of the interface. */
interface InterfaceString {
  readonly message: string;
  /** Explanation for translators, which `write-translations` writes into translation files. */
  readonly description?: string;
  /** Absent for strings of themes and sidebars. */
  readonly file?: string;
}

export type InterfaceStrings = ReadonlyMap<string, InterfaceString>;

/** Tells whether an entry of a translation file lacks its English text, as `write-translations` leaves it. */
export function lacksEnglish(
  entry: {readonly description?: string},
  text: InterfaceString | undefined,
): boolean {
  return [undefined, text?.description].includes(entry.description);
}

type Extracted = Awaited<
  ReturnType<typeof extractAllSourceCodeFileTranslations>
>;

/** Runs in a thread without tsx, which cannot load ES modules that packages require. */
const EXTRACT = `
const {parentPort, workerData} = require('node:worker_threads');
const babel = require('@docusaurus/babel');
const options = babel.getBabelOptions({isServer: true});
babel.extractAllSourceCodeFileTranslations(workerData, options)
  .then((found) => parentPort.postMessage(found));`;

/**
 * Collects the English strings of the classic theme, and of `<Translate>` and `translate()` in `src/`, by id.
 * Docusaurus extracts them from the disk.
 */
export async function readEnglishTexts(
  files: FileTree,
): Promise<InterfaceStrings> {
  const worker = new Worker(EXTRACT, {
    eval: true,
    execArgv: [],
    workerData: files
      .list('src')
      .filter((file) => /\.tsx?$/.test(file))
      .filter((file) => files.read(file).includes('@docusaurus/Translate'))
      .map((file) => path.join(files.root, file)),
  });
  const [extracted] = (await once(worker, 'message')) as [Extracted];
  const ofThemes = new Map([
    ...readThemeStrings('theme-search-algolia'),
    ...readThemeStrings('theme-common'),
  ]);
  return new Map([
    ...readThemeStrings('theme-common'),
    ...extracted.flatMap(({sourceCodeFilePath, translations}) => {
      const file = path.relative(files.root, sourceCodeFilePath);
      return Object.entries(translations).map(
        ([id, text]) => [id, {...ofThemes.get(id), ...text, file}] as const,
      );
    }),
  ]);
}

const require = createRequire(import.meta.url);

/**
 * Reads the strings of an official theme.
 *
 * @param theme - name of the catalogue: `theme-common`
 * @param locale - `base` for English
 */
export function readThemeStrings(
  theme: string,
  locale = 'base',
): InterfaceStrings {
  const texts = require(
    `@docusaurus/theme-translations/locales/${locale}/${theme}.json`,
  ) as Readonly<Record<string, string>>;
  return new Map(
    Object.entries(texts)
      .filter(([id]) => !id.endsWith('___DESCRIPTION'))
      .map(([id, message]) => [
        id,
        {message, description: texts[`${id}___DESCRIPTION`]},
      ]),
  );
}

/** Lists labels of sidebar categories and links by their Docusaurus ids. */
export function listSidebarStrings(sidebars: SidebarsConfig): InterfaceStrings {
  const labelsIn = (items: unknown): Labelled[] =>
    (Array.isArray(items) ? (items as Labelled[]) : []).flatMap((item) =>
      /^(?:category|link)$/.test(item.type ?? '')
        ? [item, ...labelsIn(item.items)]
        : [],
    );
  return new Map([
    ['version.label', {message: 'Next'}],
    ...Object.entries(sidebars).flatMap(([sidebar, items]) =>
      labelsIn(items).map(
        ({type, label: message}) =>
          [`sidebar.${sidebar}.${type}.${message}`, {message}] as const,
      ),
    ),
  ]);
}

/** A sidebar item. Pages have no type. */
interface Labelled {
  readonly type?: string;
  readonly label: string;
  readonly items?: unknown;
}
