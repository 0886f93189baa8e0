import {mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it, onTestFinished} from 'vitest';
import {
  getBuildDir,
  SITE_BUILDS,
  HOSTED_BUILD,
} from '../../scripts/test/builds/builds';
import {findInvalid} from '../support/nuValidator';
import {scratchFolder} from '../support/scratchFolder';

function listPages(name: string): string[] {
  return (
    readdirSync(getBuildDir(name), {recursive: true, encoding: 'utf8'})
      .filter((file) => /\.html?$/.test(file))
      // Redirect pages come from Docusaurus' plugin.
      .filter((file) => {
        const html = readFileSync(path.join(getBuildDir(name), file), 'utf8');
        return !html.includes('http-equiv="refresh"');
      })
  );
}

/**
 * Copies a page without the styles that an earlier page contained: validating them on every page takes five times as
 * long.
 */
function copyPage(file: string, target: string, shown: Set<string>): void {
  const html = readFileSync(file, 'utf8').replace(
    /(<style\b[^>]*>)(.*?)(?=<\/style>)/gs,
    (whole, tag: string, css: string) => {
      if (shown.has(css)) {
        return tag;
      }
      shown.add(css);
      return whole;
    },
  );
  mkdirSync(path.dirname(target), {recursive: true});
  writeFileSync(target, html);
}

it('the Nu Html Checker accepts the pages of both languages, with services and without', async () => {
  const folder = path.join(
    scratchFolder('valid', onTestFinished),
    'build-test',
  );
  const shown = new Set<string>();
  const builds = [SITE_BUILDS[0], HOSTED_BUILD].map(({name}) => ({
    name,
    pages: listPages(name),
  }));
  for (const {name, pages} of builds) {
    for (const page of pages) {
      copyPage(
        path.join(getBuildDir(name), page),
        path.join(folder, name, page),
        shown,
      );
    }
  }
  const count = builds.reduce((sum, {pages}) => sum + pages.length, 0);
  expect(count).toBeGreaterThan(400);
  expect(shown.size).toBeGreaterThan(5);
  expect(await findInvalid([folder])).toEqual([]);
}, 600_000);
