import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {DOCS_SET_LIST} from '../../src/sets/index';
import {layOutBook} from './book/bookHtml';
import {leavesOf} from './book/chapters';
import {openBuild} from './build/finishedBuild';
import {readBook} from './build/readBook';
import {bookFile} from './bookFile';
import {launchPrinter} from './print/launchPrinter';
import {printBook} from './print/printBook';
import {steadyDates} from './print/steadyDates';

const USAGE = 'Usage: npm run pdf -- --dir build --out DIR';

/** Prints the documentation sets of a build: `npm run pdf -- --dir build --out DIR`. */
async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {dir: {type: 'string', default: 'build'}, out: {type: 'string'}},
  });
  const {dir, out} = values;
  if (out === undefined) {
    throw new Error(
      `--out: expected the folder to write into, received nothing. ${USAGE}`,
    );
  }
  const build = openBuild(dir);
  const browser = await launchPrinter();
  try {
    mkdirSync(out, {recursive: true});
    for (const language of build.languages) {
      for (const set of DOCS_SET_LIST) {
        const book = readBook(build, set, language);
        const laidOut = layOutBook(book, build);
        const {pdf, sheets} = await printBook(browser, build, laidOut);
        const file = path.join(out, bookFile(set, language.locale));
        writeFileSync(file, steadyDates(pdf, book.facts.lastChange));
        const pages = leavesOf(laidOut.chapters).length;
        console.log(
          `${file}: ${pages} pages of the site on ${sheets} sheets, ${(pdf.length / 1e6).toFixed(1)} MB`,
        );
      }
    }
  } finally {
    await browser.close();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
