import {rmSync} from 'node:fs';
import path from 'node:path';
import {diskFiles} from '../check/files';
import {laidOut, writeTexts} from '../new/writePlan';
import {cli} from '../process/cli';
import {planMove} from './planMove';
import {readMove} from './readMove';

void cli({
  usage: `Usage: npm run move -- docs-ocr/api/old.mdx docs-ocr/api/new.mdx
       npm run move -- /ocr/api/old /ocr/api/new
Moves a page within its set, with its translations, corrects what names it, and adds a redirect from its old address to
src/site/sets/movedPages.json. Delete that row if the page was never published.`,
  options: {},
  words: [2, 2],
  async run(_values, [old = '', wanted = '']) {
    const files = diskFiles(process.cwd());
    const {removed, written, left} = planMove(
      readMove(old, wanted, files),
      files,
    );
    const texts = await laidOut(written, files.root);
    // The old file goes first: where only the case of its name changes, some disks take both for one.
    for (const file of removed) {
      rmSync(path.join(files.root, file));
    }
    writeTexts(files.root, texts);
    console.log(
      [
        ...removed.map((file) => `  moved from ${file}`),
        ...Object.keys(texts).map((file) => `  wrote      ${file}`),
        ...left.map((place) => `  names it too, change it by hand: ${place}`),
        'Then run: npm run check',
      ].join('\n'),
    );
  },
});
