import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {beforeAll, expect, it} from 'vitest';
import {runCommand} from '../../../scripts/process/run';
import {parseMarkdownFile} from '../../../src/content';
import {scratchFolder} from '../../support/scratchFolder';

const PAGE = 'docs-ocr/installation/installing_libtorch.mdx';
const folder = scratchFolder('linking');

const shell = (command: string) =>
  runCommand({
    program: 'bash',
    args: ['--norc', '-c', `exec 2>&1; set -e; ${command}`],
    cwd: folder,
    env: {PATH: process.env['PATH']},
    limitMs: 60_000,
    captured: true,
  });

/** Command that compiles a stub library in `libtorch/lib`, which finds its dependencies there like LibTorch. */
const toy = (name: string, code: string, needs = '') =>
  `echo '${code}' | cc -shared -fPIC -x c - -x none -o libtorch/lib/lib${name}.so -Llibtorch/lib ${needs} '-Wl,--no-as-needed,--enable-new-dtags,-rpath,$ORIGIN'`;

beforeAll(async () => {
  mkdirSync(path.join(folder, 'libtorch/lib'), {recursive: true});
  mkdirSync(path.join(folder, 'argo/lib'), {recursive: true});
  mkdirSync(path.join(folder, 'argo/include'), {recursive: true});
  writeFileSync(
    path.join(folder, 'program.c'),
    'int run(void);\nint main(void) { return run() - 6; }\n',
  );
  const {output, code} = await shell(
    [
      toy('c10', 'int c10(void) { return 1; }'),
      toy('torch_cpu', 'int cpu(void) { return 2; }'),
      toy('torch_cuda', 'int cuda(void) { return 3; }'),
      toy('torch', 'int torch(void) { return 0; }'),
      // With its own RUNPATH, the loader ignores the library paths of the program.
      `echo 'int c10(void), cpu(void), cuda(void), torch(void); int run(void) { return c10() + cpu() + cuda() + torch(); }' | cc -shared -fPIC -x c - -o argo/lib/libargo_sdk.so -Llibtorch/lib -Wl,--no-as-needed -ltorch -ltorch_cpu -ltorch_cuda -lc10 -Wl,--enable-new-dtags,-rpath,/nowhere`,
    ].join('\n'),
  );
  expect({output, code}).toEqual({output: '', code: 0});
}, 60_000);

it('links a program whose library has a RUNPATH of its own and needs the CUDA libraries', async () => {
  const fence = parseMarkdownFile(PAGE).fences.find(({code}) =>
    code.startsWith('torch=$(readelf'),
  );
  const command = fence!.code.replaceAll('/opt/', `${folder}/`);
  const {output, code} = await shell(`${command}\n./program`);
  expect({output, code}).toEqual({output: '', code: 0});
}, 60_000);
