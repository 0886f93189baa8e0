import {expect, it} from 'vitest';
import {typoTable} from '../../../../../src/search/engines/embedded/build/typoTable';
import {restore} from '../../../../../src/search/engines/embedded/typoKeys';

it('puts words that become alike under one key, keys in the order of their code units', () => {
  expect([...typoTable(new Set(['cat', 'cut', '셀값값']))]).toEqual([
    ['at', '0c'],
    ['ca', '2t'],
    ['ct', '1a', '1u'],
    ['cu', '2t'],
    ['ut', '0c'],
    ['값값', '0셀'],
    ['셀값', '1값'],
  ]);
});

it('leads from every key back to its words, and to no other', () => {
  const words = new Set(['sheet', 'sheets', 'shet', 'run', 'runs', 'ab', '12']);
  const rows = [...typoTable(words)];
  const keys = rows.map(([key]) => key);
  expect(keys).toEqual([...new Set(keys)].sort());
  const restored = new Set(
    rows.flatMap(([key, ...all]) =>
      all.map((missing) => restore(key, missing)),
    ),
  );
  expect(restored).toEqual(new Set(['sheet', 'sheets', 'shet', 'run', 'runs']));
});

it('is empty without words', () => {
  expect([...typoTable(new Set())]).toEqual([]);
});
