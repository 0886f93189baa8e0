import {buildDir, ORDINARY_BUILD} from '../../scripts/test/builds/builds';
import {folderTest} from './browser';

/** The `test` function of files about the build of `tests/fixtures/ordinary`. */
export const ordinaryTest = folderTest(buildDir(ORDINARY_BUILD.name));

/** Where the pages of version 1.0, the latest, begin. */
export const DOCS = '/ordinary';
