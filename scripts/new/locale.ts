import {DOCS_SET_LIST} from '../../src/site/sets/index';
import {isPageFile} from '../../src/content';
import {LOCALES} from '../../src/site/locales';
import {
  translatedDocs,
  translatedPages,
  translatedTexts,
} from '../../src/site/translations';
import type {FileTree} from '../check/files';
import {
  englishTexts,
  sidebarStrings,
  themeStrings,
} from '../check/interfaceStrings';
import {loadSiteTables} from '../check/siteTables';
import {readTableTexts} from '../check/rules/tableTexts';
import {addImport, append, quoted} from './edits';
import {ask, newName, type Scaffold} from './scaffold';

const TABLE = 'src/site/locales.ts';
const TAG = /^[a-z]{2,3}(?:-[A-Z][a-z]{3})?(?:-[A-Z]{2})?$/;

/** A further language of the interface, its texts in English until they are translated. */
export const locale: Scaffold = {
  name: 'locale',
  makes: 'a language of the interface',
  questions: () => [
    ask(
      'locale',
      'Its BCP 47 tag, which becomes part of addresses, such as ja, pt-BR or zh-Hant?',
      newName(TAG, 'a tag such as ja, pt-BR or zh-Hant', LOCALES),
    ),
    ask('label', 'Its name in itself, such as 日本語?'),
    ask('name', 'Its name in English, such as Japanese?'),
    ask('direction', 'Which way is it written?', {
      choices: () => ['ltr', 'rtl'],
      usual: () => 'ltr',
    }),
    ask(
      'letters',
      'Letters that tell it from English, as a class of a regular expression, such as [\\p{Script=Han}]?',
      {usual: () => ''},
    ),
  ],
  async plan({locale: tag = '', label, name, direction, letters}, files) {
    const constant = tag.replaceAll('-', '');
    const row = `${quoted(tag)}: {label: ${quoted(label)}, name: ${quoted(name)}, htmlLang: ${quoted(tag)}, direction: ${quoted(direction)}${letters ? `, letters: ${quoted(letters)}` : ''}}`;
    const table = append(
      addImport(
        files.read(TABLE),
        `import {${constant}} from './strings/${tag}';`,
      ),
      /const LOCALE_TABLE = \{/,
      row,
    );
    return {
      created: {
        [`src/site/strings/${tag}.ts`]: `export const ${constant} = ${tableTexts(files)};\n`,
        ...(await translations(tag, files)),
      },
      changed: {
        [TABLE]: append(
          table,
          /const STRINGS\b[^]*?=\s*\{/,
          constant === tag ? tag : `${quoted(tag)}: ${constant}`,
        ),
      },
      next: [
        'Translate: npm run check names each text and page that is still in English, and where it stands.',
      ],
    };
  },
};

function tableTexts(files: FileTree): string {
  const english = readTableTexts(files).flatMap(({text}) => text?.en ?? []);
  return JSON.stringify(Object.fromEntries(english.map((en) => [en, en])));
}

/** The files that Docusaurus reads, with its own translations of what its themes say. */
async function translations(tag: string, files: FileTree) {
  const known = new Map([
    ...themeStrings('theme-common', tag),
    ...themeStrings('theme-search-algolia', tag),
  ]);
  const ofInterface = [...(await englishTexts(files))]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([id, {message: description}]) => {
      const message = known.get(id)?.message ?? description;
      return [id, {message, description}] as const;
    });
  const {sidebars} = await loadSiteTables(files.root);
  const ofSidebars = DOCS_SET_LIST.map(({id}) => [
    `${translatedDocs(tag, id)}/current.json`,
    JSON.stringify(
      Object.fromEntries(
        [...sidebarStrings(sidebars[id])].map(([key, {message}]) => [
          key,
          {message},
        ]),
      ),
    ),
  ]);
  const ofPages = pagesBeside(files).map((page) => [
    `${translatedPages(tag)}/${page}`,
    files.read(`src/pages/${page}`),
  ]);
  return Object.fromEntries([
    [translatedTexts(tag), JSON.stringify(Object.fromEntries(ofInterface))],
    ...ofSidebars,
    ...ofPages,
  ]) as Record<string, string>;
}

/** The pages beside the documentation that have a source of their own in each language. */
export function pagesBeside(files: FileTree): string[] {
  return files
    .list('src/pages')
    .filter((file) => isPageFile(file) && !/\/_/.test(file))
    .map((file) => file.slice('src/pages/'.length));
}
