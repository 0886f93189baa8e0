import {execFileSync} from 'node:child_process';
import {expect, test} from 'vitest';
import {optimizerFlag} from '../../src/plugins/patient-optimizer';

test('versions of V8 that optimize early get the flag, later ones none', () => {
  expect(optimizerFlag('11.3.244.8-node.36')).toMatch(/^--interrupt-budget=/);
  expect(optimizerFlag('12.4.254.21-node.33')).toBeUndefined();
  expect(optimizerFlag('13.6.233.10-node.26')).toBeUndefined();
});

test('the running Node takes its flag', () => {
  const flag = optimizerFlag(process.versions.v8);
  // Node ends with an error for a flag that it does not know.
  const printed = execFileSync(
    process.execPath,
    [...(flag ? [flag] : []), '--print', '1'],
    {encoding: 'utf8'},
  );
  expect(printed.trim()).toBe('1');
});
