import {expect, it} from 'vitest';
import {formatComparison} from '../src/index';

it('formats changes line by line, with counts', () => {
  const text = formatComparison({
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
      {name: 'set', breaking: false, change: 'documented', errors: ['BAD']},
    ],
  });
  expect(text.split('\n')).toEqual([
    'breaking: removed run: int run(void)',
    'breaking: default of wait: from none to 3',
    'deprecated stop: Call end().',
    'documented anew end',
    'documented anew set, also throws BAD',
    '1.0 to no version: 5 changes, 2 breaking',
  ]);
});
