import {cpSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it, onTestFinished} from 'vitest';
import {buildDir, REPEATED_BUILDS} from '../../scripts/test/builds/builds';
import {differences, hashFiles} from '../../scripts/test/builds/compareFolders';

it('a second build of the same sources, language by language, is the same, byte for byte', () => {
  const joined = mkdtempSync(path.join(tmpdir(), 'joined-'));
  onTestFinished(() => rmSync(joined, {recursive: true}));
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
