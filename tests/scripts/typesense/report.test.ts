import {expect, it} from 'vitest';
import {reportTo} from '../../../scripts/typesense/report';

/** What a stream of this kind gets written. */
function written(stream: {
  isTTY?: boolean;
  columns?: number | undefined;
}): string {
  let text = '';
  const report = reportTo({
    ...stream,
    write: (part) => {
      text += part;
    },
  });
  report('Start.');
  report('Loaded 10 of 20 records.', {passing: true});
  report('Loaded 20 of 20 records.', {passing: true});
  report('Done.');
  return text;
}

it('writes every line to a log', () => {
  expect(written({})).toBe(
    'Start.\nLoaded 10 of 20 records.\nLoaded 20 of 20 records.\nDone.\n',
  );
});

it.each([undefined, 0, 200])(
  'moves one line on a terminal of width %s',
  (columns) => {
    expect(written({isTTY: true, columns})).toBe(
      'Start.\nLoaded 10 of 20 records.\r\u001B[KLoaded 20 of 20 records.\r\u001B[KDone.\n',
    );
  },
);

it('keeps a passing line shorter than the terminal is wide', () => {
  expect(written({isTTY: true, columns: 10})).toContain(
    '\r\u001B[KLoaded 20\r',
  );
});
