import {expect, it} from 'vitest';
import {reportTo} from '../../../scripts/typesense/report';

const BACK = '\r\u001B[K';

it.each([
  ['a log', {}, 'A.\nB 10.\nB 20.\nC.\n'],
  [
    'a terminal',
    {isTTY: true, columns: 200},
    `A.\nB 10.${BACK}B 20.${BACK}C.\n`,
  ],
  [
    'one of no width',
    {isTTY: true, columns: 0},
    `A.\nB 10.${BACK}B 20.${BACK}C.\n`,
  ],
  ['a narrow one', {isTTY: true, columns: 4}, `A.\nB 1${BACK}B 2${BACK}C.\n`],
])(
  'writes every line to a log and moves one on a terminal: %s',
  (_, stream, text) => {
    let written = '';
    const write = (part: string) => (written += part);
    const report = reportTo({...stream, write});
    report('A.');
    report('B 10.', {passing: true});
    report('B 20.', {passing: true});
    report('C.');
    expect(written).toBe(text);
  },
);
