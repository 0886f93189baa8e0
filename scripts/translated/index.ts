import {readFileSync} from 'node:fs';
import path from 'node:path';
import {createDiskFileTree} from '../check/files';
import {readEnglishTexts} from '../check/interfaceStrings';
import type {TranslationEntry} from '../check/rules/interfaceStrings';
import {runCli} from '../process/cli';
import {writeFormatted} from '../process/writeFormatted';
import {TRANSLATED_LOCALES} from '../../src/site/locales';
import {getTranslatedTextsFile} from '../../src/site/translations';
import {confirmTranslations} from './confirmTranslations';
import {fillCatalogues, formatMissing} from './contracts';
import {markPage, startPage} from './pages';

const root = process.cwd();

void runCli({
  usage: `Usage: npm run translated -- [ID | PAGE | PAGE#SECTION …]
Confirms that translations match the current English text, in every locale that has them. Run it with the ids of changed
interface strings, or with paths of pages, once their translations are correct. Without a word it confirms new strings.
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
    const isPage = (word: string) => /\.mdx?(?:#|$)/.test(word);
    const ids = words.filter((word) => !isPage(word));
    const texts = {
      ...Object.assign(
        {},
        ...words.filter(isPage).map(start ? startPage : markPage),
      ),
      ...(fill !== undefined &&
        fillCatalogues(
          TRANSLATED_LOCALES,
          JSON.parse(readFileSync(fill, 'utf8')),
        )),
    } as Record<string, string>;
    const strings =
      Object.keys(texts).length > 0 && ids.length === 0
        ? {}
        : await confirmStrings(ids);
    const written = {...texts, ...strings};
    await writeFormatted(root, written);
    console.log(
      Object.keys(written)
        .map((file) => `wrote ${file}`)
        .join('\n') || 'nothing to change',
    );
  },
});

/** Confirms interface strings in all locales. @returns file → changed text */
async function confirmStrings(
  ids: readonly string[],
): Promise<Record<string, string>> {
  const english = await readEnglishTexts(createDiskFileTree(root));
  const changed = TRANSLATED_LOCALES.flatMap((locale) => {
    const file = getTranslatedTextsFile(locale);
    const before = readFileSync(path.join(root, file), 'utf8');
    const entries = JSON.parse(before) as Record<string, TranslationEntry>;
    const after = `${JSON.stringify(confirmTranslations(file, entries, english, ids), null, 2)}\n`;
    return after === before ? [] : [[file, after] as const];
  });
  return Object.fromEntries(changed);
}
