import path from 'node:path';
import {expect} from 'vitest';
import {buildDir} from '../../scripts/test/builds/builds';
import {siteTest} from '../support/browser';

const BUILD = 'global-en';
const test = siteTest(BUILD);

/** Files, and the address that they are shown under. */
const FILES = {
  '/ocr/api/run.html': '/ocr/api/run',
  '/spreadsheet/intro.html': '/spreadsheet/intro',
  '/legal/terms.html': '/legal/terms',
  '/index.html': '/',
};

test.for(Object.entries(FILES))(
  '%s, served under its own name, is the page %s',
  async ([file, address], {open}) => {
    const page = await open(`${file}?from=app#end`, {
      hydrated: true,
      // The site's own server redirects such addresses; many hosts do not.
      prepare: (tab) =>
        tab.route(`**${file}?*`, (route) =>
          route.fulfill({path: path.join(buildDir(BUILD), file)}),
        ),
    });
    const {pathname, search, hash} = new URL(page.url());
    expect(pathname + search + hash).toBe(`${address}?from=app#end`);
    await page.getByRole('heading', {level: 1}).waitFor();
  },
);
