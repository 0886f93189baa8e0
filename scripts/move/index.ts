import {createDiskFileTree} from '../check/files';
import {runCli} from '../process/cli';
import {writeFormatted} from '../process/writeFormatted';
import {planMove} from './planMove';
import {readMove} from './readMove';

void runCli({
  usage: `Usage: npm run move -- docs-ocr/api/old.mdx docs-ocr/api/new.mdx
       npm run move -- /ocr/api/old /ocr/api/new
Moves a page within its set, with its translations, corrects what names it, and adds a redirect from its old address to
src/site/sets/movedPages.json. Delete that row if the page was never published.`,
  options: {},
  words: [2, 2],
  async run(_values, [old = '', wanted = '']) {
    const files = createDiskFileTree(process.cwd());
    const {removed, written, unchanged} = planMove(
      readMove(old, wanted, files),
      files,
    );
    await writeFormatted(files.root, written, removed);
    console.log(
      [
        ...removed.map((file) => `  moved from ${file}`),
        ...Object.keys(written).map((file) => `  wrote      ${file}`),
        ...unchanged.map(
          (place) => `  names it too, change it by hand: ${place}`,
        ),
        'Then run: npm run check',
      ].join('\n'),
    );
  },
});
