import {expect, it} from 'vitest';
import {requireFile} from '../../../scripts/contract/requireFile';

it('says of a contract that is not there what was expected, and how to come by one', () => {
  expect(() => requireFile('old.h', 'Usage: …')).toThrow(
    /^old\.h: expected a C header \(\.h\) or a declaration file \(\.d\.ts\), found no file of this name\. [^]*git show COMMIT:[^]*\nUsage: …$/,
  );
  expect(() => requireFile('contracts', 'Usage: …')).toThrow('found a folder');
});

it('lets a file through', () => {
  expect(() => requireFile('contracts/ocr/argo_sdk.h', '')).not.toThrow();
});
