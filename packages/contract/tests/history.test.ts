import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {
  compareHistory,
  findWrongSinceTags,
  createHistoryReader,
  listChangeNotes,
  listApiSurface,
  listVersions,
  type ApiSurface,
} from '../src/index';
import {
  contractOf,
  temporaryFolder,
  writeContract,
} from './support/contractText';
import {HEADERS} from './support/versions';

const empty = (version?: string): ApiSurface => ({
  file: `${version}/a.h`,
  language: 'c',
  ...(version !== undefined && {version}),
  members: [],
  inputs: new Set(),
});

const surface = (source: string, file: string) =>
  listApiSurface(contractOf(source, file));

describe('compareHistory', () => {
  it('puts versions in order, the current one first, and compares neighbours', () => {
    const history = compareHistory(empty('1.10'), [empty('1.2'), empty('1.9')]);
    expect(history.map(({surface}) => surface.version)).toEqual([
      '1.10',
      '1.9',
      '1.2',
    ]);
    expect(history.map(({before}) => before?.version)).toEqual([
      '1.9',
      '1.2',
      undefined,
    ]);
  });

  it.each([
    ['the same version twice', '1.1', ['1.1']],
    ['a later one among the earlier', '1.1', ['1.0', '1.2']],
    ['two earlier ones alike', '1.1', ['1.0', '1.0']],
    ['none stated', '1.1', [undefined]],
  ])('refuses %s, and names the file', (_what, current, earlier) => {
    expect(() => compareHistory(empty(current), earlier.map(empty))).toThrow(
      /\/a\.h:1: \S+\/a\.h of version [^]+expected a version of its own for each[^]+"contract version 1\.1"/,
    );
  });
});

it('lists the changes of each name by version', () => {
  const older = surface(HEADERS['1.0'], '1.0/pen.h');
  const newer = surface(HEADERS['1.1'], 'pen.h');
  expect([...listChangeNotes(compareHistory(newer, [older]))]).toEqual([
    ['pen_draw', [{version: '1.1', parts: ['signature']}]],
    ['pen_lift', [{version: '1.1', parts: ['deprecated']}]],
    ['PEN_DRY', [{version: '1.1', parts: ['value']}]],
  ]);
});

const folder = temporaryFolder();
const file = path.join(folder, 'pen.h');
const older = path.join(folder, 'versions', '1.0', 'pen.h');
writeContract(file, HEADERS['1.1']);
writeContract(older, HEADERS['1.0']);
writeFileSync(path.join(folder, 'versions', '1.0', 'included.h'), '');

it('finds the versions beside a contract, and none where no folder is', () => {
  expect(listVersions(file)).toEqual([older]);
  expect(listVersions('contracts/none/pen.h')).toEqual([]);
});

it('reads them again when one has changed', () => {
  const read = createHistoryReader(file);
  const before = read();
  expect(before.map(({surface}) => surface.version)).toEqual(['1.1', '1.0']);
  expect(read()).toBe(before);
  writeContract(older, HEADERS['1.0'].replace('PEN_DRY = 7', 'PEN_DRY = 8'));
  const after = read();
  writeContract(older, HEADERS['1.0']);
  expect(after[0].changes).toHaveLength(before[0].changes.length - 1);
});

it('finds names that say another version than the one that added them', () => {
  const history = createHistoryReader(file)();
  expect(findWrongSinceTags(history)).toEqual([]);
  writeContract(
    file,
    HEADERS['1.1']
      .replace('@since 1.1', '@since 1.0')
      .replace('width);', 'width); /** @since 1.1 */ void pen_new(void);')
      .replace('Draws a line.\n * @since 1.0', 'Draws a line.\n * @since 1.1'),
  );
  const planted = createHistoryReader(file)();
  writeContract(file, HEADERS['1.1']);
  expect(findWrongSinceTags(planted)).toEqual([
    {name: 'pen_draw', since: '1.1', expected: '1.0'},
    {name: 'pen_fill', since: '1.0', expected: '1.1'},
  ]);
});
