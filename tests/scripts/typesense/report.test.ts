import {expect, it} from 'vitest';
import {reportTo} from '../../../scripts/typesense/report';

it.each([
  [{}, 'A.\nB 10.\nB 20.\nC.\n'],
  [{isTTY: true, columns: 0}, 'A.\nB 10.<B 20.<C.\n'],
  [{isTTY: true, columns: 4}, 'A.\nB 1<B 2<C.\n'],
])('a log gets every line, a terminal one that moves: %o', (stream, text) => {
  let written = '';
  const report = reportTo({...stream, write: (part) => (written += part)});
  report('A.');
  report('B 10.', {passing: true});
  report('B 20.', {passing: true});
  report('C.');
  expect(written.replaceAll('\r\u001B[K', '<')).toBe(text);
});
