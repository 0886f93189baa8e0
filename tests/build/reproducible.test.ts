import {expect, it} from 'vitest';
import {buildCommand} from '../../scripts/test/builds/buildCommand';
import {BUILDS, buildDir} from '../../scripts/test/builds/builds';
import {differences, hashFiles} from '../../scripts/test/builds/compareFolders';
import {runCommand} from '../../scripts/process/run';

const [DEFAULT_BUILD] = BUILDS;
const AGAIN = `${DEFAULT_BUILD.name}-again`;

it('a second build of the same sources is the same, byte for byte', async () => {
  const {code, output} = await runCommand({
    ...buildCommand(DEFAULT_BUILD),
    args: ['run', 'build', '--', '--out-dir', buildDir(AGAIN)],
    captured: true,
  });
  expect(code, output).toBe(0);
  const files = hashFiles(buildDir(AGAIN)).size;
  console.log(`${files} files compared`);
  expect(files).toBeGreaterThan(200);
  expect(differences(buildDir(DEFAULT_BUILD.name), buildDir(AGAIN))).toEqual(
    [],
  );
}, 900_000);
