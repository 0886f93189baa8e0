import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {createDiskFileTree} from '../check/files';
import {readEnglishTexts} from '../check/interfaceStrings';
import type {TranslationEntry} from '../check/rules/interfaceStrings';
import {runCli} from '../process/cli';
import {writeFormatted} from '../process/writeFormatted';
import {TRANSLATED_LOCALES} from '../../src/site/locales';
import {getTranslatedTextsFile} from '../../src/site/translations';
import {confirmTranslations} from './confirmTranslations';
import {fillCatalogues, formatMissing, type CatalogueFiles} from './contracts';
import {markPages, startPage} from './pages';

const root = process.cwd();

void runCli({
  usage: `Usage: npm run translated -- [ID | PAGE | PAGE#SECTION …]
Confirms that translations match the current English text, in every locale that has them. Run it with the ids of changed
strings, or with paths of pages, once their translations are correct. Without a word it confirms new strings.
  --start PAGE…       writes a translation of each page to work on: its prose, still in English
  --missing           counts the comments of the contracts that are not translated, by page
  --missing ocr/run…  prints those of pages as JSON, to be filled in
  --fill FILE         adds what was filled in`,
  options: {
    start: {type: 'boolean'},
    missing: {type: 'boolean'},
    fill: {type: 'string'},
  },
  words: [0, Infinity],
  async run({start, missing, fill}, words) {
    if (missing) {
      console.log(formatMissing(TRANSLATED_LOCALES, words));
      return;
    }
    if (fill !== undefined) {
      const filled = JSON.parse(readFileSync(fill, 'utf8')) as CatalogueFiles;
      await write(fillCatalogues(TRANSLATED_LOCALES, filled));
    } else {
      await write(...(start ? words.map(startPage) : await confirm(words)));
    }
  },
});

/** Path of a file → text. */
type Texts = Readonly<Record<string, string>>;

/** Writes what has changed. */
async function write(...texts: readonly Texts[]): Promise<void> {
  const all = Object.assign({}, ...texts) as Texts;
  const changed = Object.entries(all).filter(
    ([file, text]) => !existsSync(file) || readFileSync(file, 'utf8') !== text,
  );
  await writeFormatted(root, Object.fromEntries(changed));
  const lines = changed.map(([file]) => `wrote ${file}`);
  console.log(lines.join('\n') || 'nothing to change');
}

/** Confirms translations by the names of their English texts; all new strings without a name. */
async function confirm(names: readonly string[]): Promise<Texts[]> {
  const isPage = (name: string) => /\.mdx?(?:#|$)/.test(name);
  const pages = names.filter(isPage);
  const strings = names.filter((name) => !isPage(name));
  return [
    markPages(pages),
    ...(pages.length === 0 || strings.length > 0
      ? [await confirmStrings(strings)]
      : []),
  ];
}

/** Confirms interface strings in all locales. @returns file → text */
async function confirmStrings(ids: readonly string[]): Promise<Texts> {
  const english = await readEnglishTexts(createDiskFileTree(root));
  return Object.fromEntries(
    TRANSLATED_LOCALES.map((locale) => {
      const file = getTranslatedTextsFile(locale);
      const entries = JSON.parse(
        readFileSync(path.join(root, file), 'utf8'),
      ) as Record<string, TranslationEntry>;
      const confirmed = confirmTranslations(file, entries, english, ids);
      return [file, `${JSON.stringify(confirmed, null, 2)}\n`];
    }),
  );
}
