import {expect, it} from 'vitest';
import {assertToolchains} from '../../../scripts/samples/foreign/toolchains';

it('names the toolchains that are missing, and installs nothing', () => {
  expect(() => assertToolchains('')).toThrow(
    /python3.*javac.*apt-get install .*mono-mcs/,
  );
});
