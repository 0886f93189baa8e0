import {expect, it} from 'vitest';
import {Lines, MOST_LINES} from '../../src/live/runner/lines';

it('a sample that prints without end and never waits has its first lines sent, all of them', () => {
  let sent = 0;
  const lines = new Lines((some) => (sent += some.length));
  for (let line = 0; line < 2 * MOST_LINES; line += 1) {
    lines.add('again', 'log');
  }
  expect(sent).toBe(MOST_LINES);
});
