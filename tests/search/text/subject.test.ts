import {expect, it} from 'vitest';
import {findNames} from '../../../src/search/text/findNames';

it.each([
  ['ArgoStatus s = run(handle, "a.png", NULL, &text);', 'run'],
  [
    'if (CreateFromImrModelFile("a.imr", &handle) != ARGO_OK) {',
    'CreateFromImrModelFile',
  ],
  [
    'typedef void(ARGO_CALL *C_RESULT_CALLBACK)(ArgoJobId jobId, void *userData);',
    'C_RESULT_CALLBACK',
  ],
  ["sheet.range('A1:C3').setValues(rows(1))", 'setValues'],
  ["spreadsheet.on('cellChange', (event) => {", 'cellChange'],
  ['readonly onProgress?: (fraction: number) => void', 'onProgress'],
  ["import {createEngine} from 'spreadsheet-sdk';", 'createEngine'],
  ['sheet.autoFitColumns', 'autoFitColumns'],
  ['SpreadsheetError: HOST_IN_USE', 'HOST_IN_USE'],
  ['error 604', '604'],
])('%s is about %s', (code, name) => {
  expect(findNames(code)[0]).toBe(name);
});

it.each([
  'how do I call waitResult with a time limit',
  'Uncaught (in promise) SpreadsheetError: HOST_IN_USE The host is in use',
  'libargo_sdk.so (required by program)',
  'LICENSE_EXPIRED LICENSE_REVOKED',
])('%s is read as a whole', (text) => {
  expect(findNames(text)).toEqual([]);
});
