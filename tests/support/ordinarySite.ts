import {folderTest} from './browser';

/**
 * The `test` function of files about the build in `build-ordinary`: the site with the pages of
 * `tests/fixtures/ordinary/docs` as a docs set named `ordinary`, whose version 1.0 has the same pages, a menu of its
 * versions and one of its pages in the navbar, an announcement `sale`, and the switch of the colour mode.
 */
export const ordinaryTest = folderTest('build-ordinary');

/** Where the pages of version 1.0, the latest, begin. */
export const DOCS = '/ordinary';
