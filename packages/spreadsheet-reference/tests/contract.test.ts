import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import * as runtime from '../src';
import type * as contract from '../src/contract';
import {BUILTIN_FUNCTIONS} from '../src/formula/functions';

// The compiler checks that the runtime exports every value of the contract, and that its objects have every
// member of their interface. The constructor of errors is not part of the contract.
runtime satisfies Omit<typeof contract, 'SpreadsheetError'>;
runtime.SpreadsheetError.prototype satisfies contract.SpreadsheetError;

test('the runtime has the formula functions of the contract, and no others', () => {
  const {structs} = JSON.parse(
    readFileSync('contracts/spreadsheet/spreadsheet-sdk.json', 'utf8'),
  ) as {structs: readonly {name: string; fields: readonly {name: string}[]}[]};
  const declared = structs
    .filter(({name}) => /^[A-Z]\w+Functions$/.test(name))
    .flatMap(({fields}) => fields.map(({name}) => name));
  expect(declared.length).toBeGreaterThan(100);
  expect([...BUILTIN_FUNCTIONS.keys()].sort()).toEqual(declared.sort());
});
