import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it, onTestFinished} from 'vitest';
import {differences} from '../../../../scripts/test/builds/compareFolders';
import {scratchFolder} from '../../../support/scratchFolder';

function folder(files: Readonly<Record<string, string>>): string {
  const dir = scratchFolder('folder', onTestFinished);
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(dir, name)), {recursive: true});
    writeFileSync(path.join(dir, name), text);
  }
  return dir;
}

it('names each file that differs or stands on one side only', () => {
  const first = folder({'a/same': '1', 'a/changed': '1', gone: '1'});
  const second = folder({'a/same': '1', 'a/changed': '2', new: '1'});
  expect(differences(first, second)).toEqual([
    'a/changed: differs',
    `gone: in ${first} only`,
    `new: in ${second} only`,
  ]);
  expect(differences(first, first)).toEqual([]);
});
