import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {diskFiles} from '../check/files';
import {englishTexts} from '../check/interfaceStrings';
import {withSources, type TranslationEntry} from '../check/translatedFrom';
import {DOCS_LOCALE, LOCALES} from '../../src/site/locales';
import {translatedTexts} from '../../src/site/translations';

/**
 * `npm run translated -- [ID…]`: confirms that texts of the interface are translated from what their sources say
 * now, in every language that has them. Without an id it does so for entries that say nothing of it yet.
 */
async function main(ids: readonly string[]): Promise<void> {
  const files = diskFiles(process.cwd());
  const english = await englishTexts(files);
  for (const locale of LOCALES.filter((each) => each !== DOCS_LOCALE)) {
    const file = translatedTexts(locale);
    const before = readFileSync(path.join(files.root, file), 'utf8');
    const entries = JSON.parse(before) as Record<string, TranslationEntry>;
    const after = `${JSON.stringify(withSources(file, entries, english, ids), null, 2)}\n`;
    if (after !== before) {
      writeFileSync(path.join(files.root, file), after);
    }
    console.log(`${after === before ? 'as it was' : 'wrote    '} ${file}`);
  }
}

main(process.argv.slice(2)).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
