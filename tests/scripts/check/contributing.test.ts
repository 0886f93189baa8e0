import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {CHECKS} from '../../../scripts/check/checks';
import {declaredNames} from '../../../scripts/check/elements/declarations';
import {diskFiles} from '../../../scripts/check/files';
import {DOCS_SET_LIST} from '../../../src/sets/index';
import {FENCE_WORDS} from '../../../src/sets/page/fenceWords';
import {SCAFFOLDS} from '../../../scripts/new/scaffolds';

const GUIDE = readFileSync('CONTRIBUTING.md', 'utf8');

/** Cells of the rows below a heading of a table, as they are read. */
function rowsBelow(heading: string): string[][] {
  const [, table = ''] = GUIDE.split(
    new RegExp(`^\\| ${heading} .*\\n\\|[ |-]*\\n`, 'm'),
  );
  return table
    .split('\n\n', 1)[0]!
    .split('\n')
    .map((row) =>
      row
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
}

describe('the guide', () => {
  it('has every word of a fence, as the code describes it', () => {
    expect(rowsBelow('word')).toEqual(
      Object.entries(FENCE_WORDS).map(([word, does]) => [`\`${word}\``, does]),
    );
  });

  it('has every element that pages use without importing it, and no other', () => {
    const files = diskFiles(process.cwd());
    const names = DOCS_SET_LIST.flatMap(({id}) => [
      ...declaredNames(id, files).keys(),
    ]);
    const shown = rowsBelow('element').flatMap(([cell = '']) =>
      [...cell.matchAll(/`(\w+)`/g)].map(([, name = '']) => name),
    );
    expect(shown.sort()).toEqual([...new Set(names)].sort());
  });

  it('names every check of the gate, and no other', () => {
    const named = rowsBelow('about').flatMap(([, cell = '']) =>
      [...cell.matchAll(/`([a-z ]+)`/g)].map(([, name = '']) => name),
    );
    expect(named.sort()).toEqual(CHECKS.map(({name}) => name).sort());
  });

  it('names the command of everything that a command can add', () => {
    for (const {name} of SCAFFOLDS) {
      expect(GUIDE).toContain(`\`npm run new -- ${name}\``);
    }
  });
});
