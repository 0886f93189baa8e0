import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {listFunctionErrors} from '@document-sdk/contract';
import {HEADER} from '../support/contracts';
import {IMAGES, runFixture, useFixture} from './fixture';

const folder = useFixture('codes');

/** Status codes that are not logged: states of the queue, and a fault before the job exists. */
const UNLOGGED =
  /QUEUE_FULL|QUEUE_EMPTY|QUEUE_RELEASED|RELEASING|CANCELLED|waitResult ARGO_E_TIMEOUT|C_RESULT_CALLBACK ARGO_E_OUT_OF_MEMORY/;

it('functions return and log exactly the codes that the contract lists', async () => {
  const blank = readFileSync(path.join(IMAGES, 'blank.png'), 'base64');
  const {output, code} = await runFixture(folder(), './codes', [blank]);
  const rows = output.split('\n').filter(Boolean);
  expect(rows.filter((row) => row.includes('expected'))).toEqual([]);
  expect(code).toBe(0);

  const listed = HEADER.functions.flatMap((item) =>
    listFunctionErrors(item, HEADER.codes).map(
      ({code}) => `${item.name} ${code}`,
    ),
  );
  const provoked = rows.filter((row) => !row.endsWith(' ARGO_OK'));
  expect(listed.length).toBeGreaterThan(180);
  expect([...new Set(provoked)].sort()).toEqual(listed.sort());

  const log = readFileSync(path.join(folder(), 'codes.log'), 'utf8');
  const logged = Array.from(
    log.matchAll(/^\S+Z (\w+)(?: \d+)?: \d+ (\w+): .+$/gm),
    ([, name, code]) =>
      `${name === 'job' ? 'C_RESULT_CALLBACK' : name} ${code}`,
  );
  const rules = new Set(log.match(/(?<=\[)ARGO-[\w-]+(?=\]$)/gm));
  const header = readFileSync('contracts/ocr/argo_sdk.h', 'utf8');
  expect(rules.size).toBeGreaterThan(20);
  expect([...rules].filter((rule) => !header.includes(rule))).toEqual([]);
  const failures = listed.filter((row) => !UNLOGGED.test(row));
  expect(failures.filter((row) => !logged.includes(row))).toEqual([]);
});
