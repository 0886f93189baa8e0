import {createRequire} from 'node:module';
import path from 'node:path';
import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import type {FileTree} from './files';

/** A text of the interface, as the source or a theme writes it. */
interface InterfaceString {
  readonly message: string;
  /** Source file; texts of an installed theme and of sidebars have none. */
  readonly file?: string;
}

export type InterfaceStrings = ReadonlyMap<string, InterfaceString>;

/**
 * The English texts that a translation file has entries for, by id: those of the official theme, and of `<Translate>`
 * and `translate()` in `src/`, read with Docusaurus's own extractor from the disk.
 */
export async function englishTexts(files: FileTree): Promise<InterfaceStrings> {
  // Loaded here: whoever wants a name from this file does not want Babel.
  const {extractAllSourceCodeFileTranslations, getBabelOptions} =
    await import('@docusaurus/babel');
  const extracted = await extractAllSourceCodeFileTranslations(
    files
      .list('src')
      .filter((file) => /\.tsx?$/.test(file))
      .filter((file) => files.read(file).includes('@docusaurus/Translate'))
      .map((file) => path.join(files.root, file)),
    getBabelOptions({isServer: true}),
  );
  return new Map([
    ...themeStrings('theme-common'),
    ...extracted.flatMap(({sourceCodeFilePath, translations}) => {
      const file = path.relative(files.root, sourceCodeFilePath);
      return Object.entries(translations).map(
        ([id, {message}]) => [id, {message, file}] as const,
      );
    }),
  ]);
}

const require = createRequire(import.meta.url);

/**
 * The texts of an official Docusaurus theme.
 *
 * @param theme - name of its catalogue, e.g. `theme-common`
 * @param locale - `base` for the English ones
 */
export function themeStrings(theme: string, locale = 'base'): InterfaceStrings {
  const texts = require(
    `@docusaurus/theme-translations/locales/${locale}/${theme}.json`,
  ) as object;
  return new Map(
    Object.entries(texts)
      .filter(([id]) => !id.endsWith('___DESCRIPTION'))
      .map(([id, message]) => [id, {message: String(message)}]),
  );
}

/** The labels of categories and links of a set's sidebars, by the ids that Docusaurus gives them. */
export function sidebarStrings(sidebars: SidebarsConfig): InterfaceStrings {
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

/** An item of a sidebar, as far as its label goes: items without a type are pages. */
interface Labelled {
  readonly type?: string;
  readonly label: string;
  readonly items?: unknown;
}
