import {rmSync} from 'node:fs';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {runCommand} from '../../../scripts/process/run';
import {buildFixture} from '../../conformance/fixture';

/** What a program of the page of samples must do with input that the page does not show. */
const CASES = {
  asynchronous: {
    does: 'recognises every image of a long command line',
    command: `./asynchronous $(yes blank.png | head -150) | grep -c blank.png`,
    prints: '150',
  },
  server: {
    does: 'takes a line that is too long for one request, and a zero byte in a line',
    command: `(printf '1 '; yes 2 blank.png | tr -d '\\n' | head -c 3000; printf '\\n2 blank.png\\n3 blank.png\\0\\n4 blank.png\\n') | ./server | cut -c1-5 | sort`,
    prints: '1 400\n2 200\n3 200\n4 200',
  },
  queue: {
    does: 'fails when an image fails, and delivers the others',
    command: `./queue blank.png nowhere.png $(yes blank.png | head -20) > out; echo $?; grep -c "status 0" out`,
    prints: '1\n21',
  },
} as const;

describe.each(Object.entries(CASES))(
  '%s.c',
  (name, {does, command, prints}) => {
    let folder = '';

    beforeAll(async () => {
      folder = await buildFixture(name, `docs-ocr/sample/programs/${name}.c`);
    }, 120_000);
    afterAll(() => rmSync(folder, {recursive: true, force: true}));

    it(does, async () => {
      const {output} = await runCommand({
        program: 'bash',
        args: ['--norc', '-c', `exec 2>&1; ${command}`],
        cwd: folder,
        env: {PATH: process.env['PATH']},
        limitMs: 20_000,
        captured: true,
      });
      expect(output.trimEnd()).toBe(prints);
    });
  },
);
