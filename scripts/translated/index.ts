import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {createDiskFileTree} from '../check/files';
import {readEnglishTexts} from '../check/interfaceStrings';
import type {TranslationEntry} from '../check/rules/interfaceStrings';
import {runCli} from '../process/cli';
import {DOCS_LOCALE, LOCALES} from '../../src/site/locales';
import {getTranslatedTextsFile} from '../../src/site/translations';
import {confirmTranslations} from './confirmTranslations';

void runCli({
  usage: `Usage: npm run translated -- [ID…]
Confirms that translations of interface strings match the current English text, in every locale that has them. Run it
with the ids of changed English texts once their translations are correct. Without an id it confirms new entries.`,
  async run(_values, ids) {
    const files = createDiskFileTree(process.cwd());
    const english = await readEnglishTexts(files);
    for (const locale of LOCALES.filter((each) => each !== DOCS_LOCALE)) {
      const file = getTranslatedTextsFile(locale);
      const before = readFileSync(path.join(files.root, file), 'utf8');
      const entries = JSON.parse(before) as Record<string, TranslationEntry>;
      const after = `${JSON.stringify(confirmTranslations(file, entries, english, ids), null, 2)}\n`;
      if (after !== before) {
        writeFileSync(path.join(files.root, file), after);
      }
      console.log(`${after === before ? 'unchanged' : 'wrote    '} ${file}`);
    }
  },
});
