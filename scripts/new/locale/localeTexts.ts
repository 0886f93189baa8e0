import {DOCS_SET_LIST} from '../../../src/sets/index';
import {isPageFile} from '../../../src/sets/page/listPages';
import {
  translatedDocs,
  translatedPages,
  translatedTexts,
} from '../../../src/site/translations';
import type {FileTree} from '../../check/files';
import {englishTexts, sidebarStrings} from '../../check/interfaceStrings';
import {loadSiteTables} from '../../check/siteTables';
import {readTableTexts} from '../../check/tableTexts';
import {themeStrings} from '../../check/themeStrings';
import {constantOf} from './constantOf';

/** What a text is part of. */
export type TextKind = 'table' | 'interface' | 'sidebar' | 'page';

/**
 * Gives a text of the site in a language.
 *
 * @param key - id of a text of the interface, path of a page below its folder, else the text itself
 * @param known - what Docusaurus says in the language, where it has the text
 */
export type InLanguage = (
  english: string,
  kind: TextKind,
  key: string,
  known?: string,
) => string;

type Texts = Readonly<Record<string, string>>;

/** Every file that a language has, by path. */
export async function localeTexts(
  locale: string,
  files: FileTree,
  say: InLanguage,
): Promise<Texts> {
  return {
    ...tableTexts(locale, files, say),
    ...(await interfaceTexts(locale, files, say)),
    ...(await sidebarLabels(locale, files, say)),
    ...pages(locale, files, say),
  };
}

function tableTexts(locale: string, files: FileTree, say: InLanguage): Texts {
  const english = readTableTexts(files).flatMap(({text}) => text?.en ?? []);
  const entries = [...new Set(english)].map(
    (text) =>
      `  ${JSON.stringify(text)}: ${JSON.stringify(say(text, 'table', text))},\n`,
  );
  return {
    [`src/site/strings/${locale}.ts`]: `export const ${constantOf(locale)} = {\n${entries.join('')}};\n`,
  };
}

async function interfaceTexts(
  locale: string,
  files: FileTree,
  say: InLanguage,
): Promise<Texts> {
  const english = await englishTexts(files);
  const ofThemes = new Map([
    ...themeStrings('theme-common', locale),
    ...themeStrings('theme-search-algolia', locale),
  ]);
  const texts = [...english].map(
    ([id, message]) =>
      [id, say(message, 'interface', id, ofThemes.get(id)), message] as const,
  );
  return {[translatedTexts(locale)]: catalogue(texts)};
}

async function sidebarLabels(
  locale: string,
  files: FileTree,
  say: InLanguage,
): Promise<Texts> {
  const {sidebars} = await loadSiteTables(files.root);
  return Object.fromEntries(
    DOCS_SET_LIST.map(({id}) => [
      `${translatedDocs(locale, id)}/current.json`,
      catalogue(
        [...sidebarStrings(sidebars[id])].map(([key, label]) => [
          key,
          say(label, 'sidebar', label),
        ]),
      ),
    ]),
  );
}

/** A translation file as Docusaurus reads it, sorted by id: of each text the translation, and what it translates. */
function catalogue(
  texts: readonly (readonly [string, string, string?])[],
): string {
  const entries = [...texts]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([id, message, description]) => [id, {message, description}]);
  return `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`;
}

function pages(locale: string, files: FileTree, say: InLanguage): Texts {
  return Object.fromEntries(
    pagesBeside(files).map((file) => [
      `${translatedPages(locale)}/${file}`,
      say(files.read(`src/pages/${file}`), 'page', file),
    ]),
  );
}

/** The pages beside the documentation that have a source of their own in each language. */
export function pagesBeside(files: FileTree): string[] {
  return files
    .list('src/pages')
    .filter(isPageFile)
    .map((file) => file.slice('src/pages/'.length))
    .filter((file) => !/(?:^|\/)_/.test(file));
}
