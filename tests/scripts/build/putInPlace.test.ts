import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {putInPlace} from '@site/scripts/build/putInPlace';

let root: string;
let target: string;
let whole: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'build-'));
  target = path.join(root, 'build');
  whole = path.join(root, 'whole');
  mkdirSync(path.join(whole, 'ocr'), {recursive: true});
  writeFileSync(path.join(whole, 'ocr/intro.html'), 'new');
});

afterEach(() => rmSync(root, {recursive: true}));

function putOld(): void {
  mkdirSync(path.join(target, 'old'), {recursive: true});
  writeFileSync(path.join(target, 'old/page.html'), 'old');
}

/** What the file system says of a folder that is a mount point, or may not be written. */
function refusing(code: string): typeof renameSync {
  return (from, to) => {
    if (from === target) {
      throw Object.assign(new Error(`${code}: rename`), {code});
    }
    renameSync(from, to);
  };
}

const found = () => [readdirSync(root), readdirSync(target)];

describe('a finished build takes the place', () => {
  it('of nothing', () => {
    putInPlace(target, whole);
    expect(found()).toEqual([['build'], ['ocr']]);
  });

  it.each([
    ['of the one before', renameSync],
    ['of what a volume holds', refusing('EBUSY')],
  ])('%s', (_, rename) => {
    putOld();
    putInPlace(target, whole, rename);
    expect(found()).toEqual([['build'], ['ocr']]);
  });
});

it('leaves the one before where the folder may not be renamed', () => {
  putOld();
  expect(() => putInPlace(target, whole, refusing('EACCES'))).toThrow('EACCES');
  expect(found()).toEqual([['build', 'whole'], ['old']]);
});
