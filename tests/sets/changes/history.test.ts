import {describe, expect, it} from 'vitest';
import {changeNotes, historyOf} from '../../../src/sets/changes/history';
import {readSurface} from '../../../src/sets/changes/readSurface';
import type {Surface} from '../../../src/sets/changes/types';
import {DECLARATIONS, HEADERS} from './versions';

const empty = (version?: string): Surface => ({
  file: `${version}/a.h`,
  ...(version !== undefined && {version}),
  members: [],
});

describe('historyOf', () => {
  it('puts versions in order, the current one first, and compares neighbours', () => {
    const history = historyOf(empty('1.10'), [empty('1.2'), empty('1.9')]);
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

  it('takes a contract without a version while it is alone', () => {
    expect(historyOf(empty(), [])).toEqual([{surface: empty(), changes: []}]);
  });

  it.each([
    ['the same version twice', '1.1', ['1.1']],
    ['a later one among the earlier', '1.1', ['1.0', '1.2']],
    ['two earlier ones alike', '1.1', ['1.0', '1.0']],
    ['none stated', '1.1', [undefined]],
  ])('refuses %s, and names the file', (_what, current, earlier) => {
    expect(() => historyOf(empty(current), earlier.map(empty))).toThrow(
      /^found \S+\/a\.h of version .+ expected a version of its own for each.+"contract version 1\.1"/,
    );
  });
});

describe('changeNotes', () => {
  it('says of each name of a header what changed in which version', async () => {
    const [older, newer] = await Promise.all([
      readSurface('1.0/pen.h', HEADERS['1.0']),
      readSurface('pen.h', HEADERS['1.1']),
    ]);
    expect([...changeNotes(historyOf(newer, [older]))]).toEqual([
      ['pen_draw', [{version: '1.1', parts: ['signature']}]],
      ['pen_lift', [{version: '1.1', parts: ['deprecated']}]],
      ['PEN_DRY', [{version: '1.1', parts: ['value']}]],
    ]);
  });

  it('says it of declarations, the earliest version first', async () => {
    const [older, newer, again] = await Promise.all([
      readSurface('1.0/pen.d.ts', DECLARATIONS['1.0']),
      readSurface('1.1/pen.d.ts', DECLARATIONS['1.1']),
      readSurface(
        'pen.d.ts',
        DECLARATIONS['1.0'].replace('version 1.0', 'version 1.2'),
      ),
    ]);
    const notes = changeNotes(historyOf(again, [newer, older]));
    expect(notes.get('Pen.color')).toEqual([
      {version: '1.1', parts: ['default']},
      {version: '1.2', parts: ['default']},
    ]);
    expect(notes.get('Pen.draw')).toEqual([
      {version: '1.1', parts: ['description']},
      {version: '1.2', parts: ['description']},
    ]);
    expect(notes.has('Pen.wipe')).toBe(false);
  });
});
