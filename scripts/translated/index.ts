import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {createDiskFileTree} from '../check/files';
import {readEnglishTexts} from '../check/interfaceStrings';
import type {TranslationEntry} from '../check/rules/interfaceStrings';
import {runCli} from '../process/cli';
import {writeFormatted} from '../process/writeFormatted';
import {
  findOriginalFile,
  findTranslatedFile,
  getPageStore,
  readSectionHashes,
  readSummaries,
  suggestName,
  type SourcePage,
} from '../../src/content';
import {TRANSLATED_LOCALES} from '../../src/site/locales';
import {
  getTranslatedQuestionsFile,
  getTranslatedTextsFile,
} from '../../src/site/translations';
import {confirmTranslations} from './confirmTranslations';
import {markTranslated, startTranslation} from './pages';

const root = process.cwd();
const store = getPageStore(root);

void runCli({
  usage: `Usage: npm run translated -- [ID | PAGE | PAGE#SECTION …]
Confirms that translations match the current English text, in every locale that has them. Run it with the ids of changed
interface strings, or with paths of pages, once their translations are correct. Without a word it confirms new strings.
  --start PAGE…   writes a translation of each page to work on: its prose, still in English`,
  options: {start: {type: 'boolean'}},
  words: [0, Infinity],
  async run({start}, words) {
    const isPage = (word: string) => /\.mdx?(?:#|$)/.test(word);
    const ids = words.filter((word) => !isPage(word));
    const pages = words.filter(isPage);
    const texts = pages.flatMap(start ? startPage : markPage);
    const strings =
      pages.length > 0 && ids.length === 0 ? [] : await confirmStrings(ids);
    const written = Object.fromEntries([...texts, ...strings]);
    await writeFormatted(root, written);
    console.log(
      Object.keys(written)
        .map((file) => `wrote ${file}`)
        .join('\n') || 'nothing to change',
    );
  },
});

type WrittenText = readonly [file: string, text: string];

/** Finds an English page by its path or that of a translation. */
function findOriginal(name: string): SourcePage {
  const file = findOriginalFile(name) ?? name;
  const files = store.list();
  if (!files.includes(file)) {
    throw new Error(
      `npm run translated: expected the path of a page, such as docs-ocr/intro.mdx, received "${name}". ${suggestName(name, files)}`,
    );
  }
  return store.page(file) as SourcePage;
}

function startPage(name: string): WrittenText[] {
  const page = findOriginal(name);
  return TRANSLATED_LOCALES.map((locale) => {
    const file = findTranslatedFile(page.file, locale)!;
    if (existsSync(file)) {
      throw new Error(`npm run translated: ${file} is there already.`);
    }
    const read = (each: string) =>
      existsSync(each) ? readFileSync(each, 'utf8') : undefined;
    const {title, summary} =
      readSummaries(locale, page.area, read)[page.id] ?? {};
    const questions = JSON.parse(
      read(getTranslatedQuestionsFile(locale)) ?? '{}',
    ) as Record<string, string>;
    const keys = {title, description: summary};
    return [file, startTranslation(page, {keys, questions})];
  });
}

function markPage(word: string): WrittenText[] {
  const [name = '', section] = word.split('#');
  const page = findOriginal(name);
  const translations = TRANSLATED_LOCALES.flatMap(
    (locale) => store.find(findTranslatedFile(page.file, locale)!) ?? [],
  );
  if (translations.length === 0) {
    throw new Error(
      `npm run translated: ${page.file} has no translation. Write one: npm run translated -- --start ${page.file}`,
    );
  }
  return translations.map((each) => [
    each.file,
    markTranslated(each.text, page, readSectionHashes(each), section),
  ]);
}

/** Confirms interface strings in all locales. */
async function confirmStrings(ids: readonly string[]): Promise<WrittenText[]> {
  const english = await readEnglishTexts(createDiskFileTree(root));
  return TRANSLATED_LOCALES.flatMap((locale): WrittenText[] => {
    const file = getTranslatedTextsFile(locale);
    const before = readFileSync(path.join(root, file), 'utf8');
    const entries = JSON.parse(before) as Record<string, TranslationEntry>;
    const after = `${JSON.stringify(confirmTranslations(file, entries, english, ids), null, 2)}\n`;
    return after === before ? [] : [[file, after]];
  });
}
