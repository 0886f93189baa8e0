import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {DOCS_SET_LIST} from '../../src/sets/index';
import {cli, UsageError} from '../process/cli';
import {layOutBook} from './book/bookHtml';
import {leavesOf} from './book/chapters';
import {openBuild} from './build/finishedBuild';
import {readBook} from './build/readBook';
import {bookFile} from './bookFile';
import {launchPrinter} from './print/launchPrinter';
import {printBook} from './print/printBook';
import {steadyDates} from './print/steadyDates';

void cli({
  usage: `Usage: npm run pdf -- [--dir DIR] --out OUT
Prints the documentation sets of a finished build, "build" unless DIR names another: a PDF per set and language in OUT.`,
  options: {dir: {type: 'string', default: 'build'}, out: {type: 'string'}},
  async run({dir, out}) {
    if (out === undefined) {
      throw new UsageError(
        '--out: expected the folder to write into, received nothing.',
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
  },
});
