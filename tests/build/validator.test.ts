import path from 'node:path';
import {expect, it, onTestFinished} from 'vitest';
import {HOSTED_BUILD, SITE_BUILDS} from '../../scripts/test/builds/builds';
import {putFiles} from '../support/folderOf';
import {findInvalid, omitKnownStyles} from '../support/nuValidator';
import {scratchFolder} from '../support/scratchFolder';
import {selectDistinctPages} from './distinctPages';
import {listReadablePages} from './site';

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
    putFiles(path.join(folder, build), {[file]: omitKnownStyles(html, shown)});
  }
  expect(pages.length).toBeGreaterThan(400);
  expect(shown.size).toBeGreaterThan(5);
  expect(await findInvalid([folder])).toEqual([]);
}, 600_000);
