import {describe, expect, it} from 'vitest';
import {readPort} from '../../../scripts/serve/readPort';

describe('readPort', () => {
  it.for([
    ['8080', 8080],
    [' 8080 ', 8080],
    ['0', 0],
    ['65535', 65_535],
    ['', 3000],
    [undefined, 3000],
  ] as const)('reads %j as %i', ([text, port]) => {
    expect(readPort(text)).toBe(port);
  });

  it.for(['65536', '-1', '80.5', 'http', '80 80'])('refuses %j', (text) => {
    expect(() => readPort(text)).toThrow(
      `--port (or PORT): expected 0 to 65535, received "${text}".`,
    );
  });
});
