import {describe, expect, test} from 'vitest';
import {randomUUID} from '../../src/live/worker/crypto';

describe('what samples find in `crypto`', () => {
  test('a random UUID is one of version 4, and each another', () => {
    const made = Array.from({length: 200}, randomUUID);
    for (const id of made) {
      expect(id).toMatch(
        /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/,
      );
    }
    expect(new Set(made).size).toBe(made.length);
  });
});
