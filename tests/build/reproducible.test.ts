import {cpSync} from 'node:fs';
import {expect, it, onTestFinished} from 'vitest';
import {buildDir, REPEATED_BUILDS} from '../../scripts/test/builds/builds';
import {differences, hashFiles} from '../../scripts/test/builds/compareFolders';
import {scratchFolder} from '../support/scratchFolder';

it('a second build of the same sources, language by language, is the same, byte for byte', () => {
  const joined = scratchFolder('joined', onTestFinished);
  for (const {name} of REPEATED_BUILDS) {
    cpSync(buildDir(name), joined, {recursive: true});
  }
  const files = hashFiles(joined).size;
  console.log(`${files} files compared`);
  expect(files).toBeGreaterThan(400);
  expect(differences(buildDir(REPEATED_BUILDS[0]!.repeats), joined)).toEqual(
    [],
  );
});
