import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {chromium} from 'playwright-core';
import {DOCS_SET_LIST} from '../../src/site/sets/index';
import {requireBrowser} from '../process/browser';
import {runCli, UsageError} from '../process/cli';
import {layOutBook} from './bookHtml';
import {openBuild} from './build';
import {printBook} from './printBook';
import {readBook} from './readBook';

void runCli({
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
    const browser = await chromium.launch({executablePath: requireBrowser()});
    try {
      mkdirSync(out, {recursive: true});
      for (const language of build.languages) {
        for (const set of DOCS_SET_LIST) {
          const book = readBook(build, set, language);
          const {pdf, sheets} = await printBook(
            browser,
            build,
            layOutBook(book, build),
          );
          const name = set.label.en.toLowerCase().replace(/[^a-z0-9]+/g, '-');
          const file = path.join(out, `${name}.${language.locale}.pdf`);
          writeFileSync(file, pdf);
          const pages = book.groups.flatMap((group) => group.pages).length;
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
