import {expect, it} from 'vitest';
import {buildDir, REPEATED_BUILD} from '../../scripts/test/builds/builds';
import {differences, hashFiles} from '../../scripts/test/builds/compareFolders';

it('a second build of the same sources is the same, byte for byte', () => {
  const first = buildDir(REPEATED_BUILD.repeats);
  const second = buildDir(REPEATED_BUILD.name);
  const files = hashFiles(second).size;
  console.log(`${files} files compared`);
  expect(files).toBeGreaterThan(200);
  expect(differences(first, second)).toEqual([]);
});
