import {readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {loadHeader} from '../../src/sets/ocr/contract/header';
import {runCommand} from '../../scripts/process/run';
import {buildFixture, IMAGES, ROOT} from './fixture';

const header = loadHeader(path.join(ROOT, 'contracts/ocr/argo_sdk.h'));
let folder = '';

beforeAll(async () => {
  folder = await buildFixture('codes');
}, 120_000);
afterAll(() => rmSync(folder, {recursive: true, force: true}));

describe('codes of the contract', () => {
  it('are all answered by the functions that list them, and by no other', async () => {
    const blank = readFileSync(path.join(IMAGES, 'blank.png'), 'base64');
    const env = {
      PATH: process.env['PATH'],
      ARGO_CONFORMANCE_HOME: path.join(folder, 'home'),
    };
    const {output, code} = await runCommand({
      program: './codes',
      args: [blank],
      cwd: folder,
      env,
      limitMs: 60_000,
      captured: true,
    });
    const rows = output.split('\n').filter(Boolean);
    expect(rows.filter((row) => row.includes('expected'))).toEqual([]);
    expect(code).toBe(0);

    const listed = header.functions.flatMap(({name, errors}) =>
      errors.map(({code}) => `${name} ${code}`),
    );
    const provoked = rows.filter((row) => !row.endsWith(' ARGO_OK'));
    expect(listed.length).toBeGreaterThan(180);
    expect([...new Set(provoked)].sort()).toEqual(listed.sort());
  });
});
