import {execFile} from 'node:child_process';
import {cpSync, mkdirSync, symlinkSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {build} from 'esbuild';
import {beforeAll, expect, it} from 'vitest';
import {requireBrowser} from '../../scripts/process/browser';
import {findPageProject} from '../../src/live/plugin/pageProject';
import {createGuideFiles} from '../../src/live/project/projectFiles';
import {createTemplateFiller} from '../../src/live/project/templates';
import {getPageStore} from '../../src/content';
import {putFiles} from '../support/folderOf';
import {scratchFolder} from '../support/scratchFolder';

const PAGE = 'docs-spreadsheet/api/use/recipe.mdx';
const CONTRACT = 'contracts/spreadsheet/spreadsheet-sdk.d.ts';

/** Packages that `npm install` would install, except for the SDK. */
const PACKAGES = [
  'vite',
  'typescript',
  'playwright-core',
  'react',
  'react-dom',
  '@types/react',
  '@types/react-dom',
];

const root = process.cwd();
const folder = scratchFolder('recipe');

/** Installs the reference runtime as the SDK. */
async function installReference(modules: string): Promise<void> {
  const sdk = path.join(modules, 'spreadsheet-sdk');
  await build({
    entryPoints: {index: '@document-sdk/spreadsheet-reference'},
    outdir: sdk,
    bundle: true,
    format: 'esm',
    splitting: true,
    logLevel: 'silent',
  });
  cpSync(path.join(root, CONTRACT), path.join(sdk, 'index.d.ts'));
  writeFileSync(
    path.join(sdk, 'package.json'),
    JSON.stringify({name: 'spreadsheet-sdk', type: 'module', main: 'index.js'}),
  );
}

beforeAll(async () => {
  const files = createGuideFiles(
    findPageProject(getPageStore(), PAGE)!.guide!,
    {
      name: 'recipe',
      title: 'Recipe',
      lang: 'en',
      source: 'https://docs.example/recipe',
    },
    createTemplateFiller(root, 'en', 'file:sdk.tgz'),
  );
  putFiles(folder, files);
  const modules = path.join(folder, 'node_modules');
  for (const name of PACKAGES) {
    const link = path.join(modules, name);
    mkdirSync(path.dirname(link), {recursive: true});
    symlinkSync(path.join(root, 'node_modules', name), link);
  }
  await installReference(modules);
});

// Both projects use the packages of the parent folder. They wait most of the time, for retries and intervals of saving.
it.concurrent.each(['plain', 'react'])(
  'the %s project works',
  async (framework) => {
    const run = (script: string) =>
      promisify(execFile)('npm', ['run', script], {
        cwd: path.join(folder, framework),
        env: {
          ...process.env,
          PATH: `${path.join(root, 'node_modules/.bin')}${path.delimiter}${process.env['PATH']}`,
          CHROME_PATH: requireBrowser(),
          CHROME_SANDBOX: 'off',
          NODE_OPTIONS: '',
          NODE_ENV: '',
        },
      }).catch((error: {stdout: string; stderr: string}) => {
        throw new Error(error.stdout + error.stderr);
      });
    await run('build');
    const {stdout} = await run('test');
    expect(stdout).toMatch(/^# pass 14$/m);
  },
);
