import {expect, it} from 'vitest';
import {reportLines} from '../src/command/diff';

it('what changed between two contracts is told line by line, with the counts', () => {
  const lines = reportLines({
    from: '1.0',
    to: undefined,
    changes: [
      {
        name: 'run',
        breaking: true,
        change: 'removed',
        declaration: 'int run(void)',
      },
      {name: 'wait', breaking: true, change: 'default', from: '', to: '3'},
      {
        name: 'stop',
        breaking: false,
        change: 'deprecated',
        reason: 'Call end().',
      },
      {name: 'end', breaking: false, change: 'documented'},
    ],
  });
  expect(lines).toEqual([
    'breaking: removed run: int run(void)',
    'breaking: default of wait: from none to 3',
    'deprecated stop: Call end().',
    'documented anew end',
    '1.0 to no version: 4 changes, 2 breaking',
  ]);
});
