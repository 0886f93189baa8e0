import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it, onTestFinished} from 'vitest';
import {HOSTED_BUILD, SITE_BUILDS} from '../../scripts/test/builds/builds';
import {findInvalid} from '../support/nuValidator';
import {scratchFolder} from '../support/scratchFolder';
import {selectDistinctPages} from './distinctPages';
import {listReadablePages} from './site';

/**
 * Copies a page without the styles that an earlier page contained: validating them on every page takes five times as
 * long.
 */
function copyPage(html: string, target: string, shown: Set<string>): void {
  const text = html.replace(
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
  writeFileSync(target, text);
}

it('the Nu Html Checker accepts the pages of both languages, with services and without', async () => {
  const folder = path.join(
    scratchFolder('valid', onTestFinished),
    'build-test',
  );
  const shown = new Set<string>();
  const builds = [SITE_BUILDS[0].name, HOSTED_BUILD.name];
  const pages = builds.flatMap((build) =>
    listReadablePages(build).map((page) => ({...page, build})),
  );
  for (const {build, file, html} of selectDistinctPages(pages)) {
    copyPage(html, path.join(folder, build, file), shown);
  }
  expect(pages.length).toBeGreaterThan(400);
  expect(shown.size).toBeGreaterThan(5);
  expect(await findInvalid([folder])).toEqual([]);
}, 600_000);
