import {execFileSync} from 'node:child_process';
import {rspack} from '@docusaurus/faster';
import {expect, it} from 'vitest';
import {buildSettings} from '../../scripts/build/buildSite';
import {releaseBundler} from '../../src/plugins/released-memory/bundler';
import {folderOf} from '../support/bundle';

type Compiler = InstanceType<(typeof rspack)['Compiler']>;

class Greeting extends rspack.RuntimeModule {
  override generate() {
    return `globalThis.greeted = ${JSON.stringify(this.chunk!.name)};`;
  }

  get held() {
    return [this.compilation, this.chunk, this.chunkGraph];
  }
}

it('cuts what is added to the runtime from its compilation once the bundler is closed', async () => {
  const folder = folderOf({'page.js': 'export {};'});
  const greeting = new Greeting('greeting');
  const compiler = rspack({
    context: folder,
    entry: {page: './page.js'},
    output: {path: folder, filename: 'built.js'},
    plugins: [
      (each: Compiler) => releaseBundler(each as never),
      ({hooks}: Compiler) => {
        hooks.thisCompilation.tap('test', (compilation) => {
          compilation.hooks.additionalTreeRuntimeRequirements.tap(
            'test',
            (chunk) => compilation.addRuntimeModule(chunk, greeting),
          );
        });
      },
    ],
  });
  await run(compiler);
  expect(greeting.held).not.toContain(null);
  await new Promise((resolve) => compiler.close(resolve));
  expect(greeting.held).toEqual([null, null, null]);
});

it('cuts the compiler from a plugin that keeps it', async () => {
  const folder = folderOf({'page.js': 'export {};'});
  const keeper = {
    held: null as unknown,
    apply(each: Compiler) {
      this.held = each;
    },
  };
  const compiler = rspack({
    context: folder,
    entry: './page.js',
    output: {path: folder, filename: 'built.js'},
    plugins: [(each: Compiler) => releaseBundler(each as never), keeper],
  });
  await run(compiler);
  expect(keeper.held).toBe(compiler);
  await new Promise((resolve) => compiler.close(resolve));
  expect(keeper.held).toBeNull();
});

async function run(compiler: Compiler): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    compiler.run((error) => (error ? reject(error) : resolve()));
  });
}

/** Bundles the modules of a folder and lets go, in a process of its own; prints its memory before and after, in bytes. */
const PROGRAM = `
import {rspack} from '@docusaurus/faster';
import plugin from './src/plugins/released-memory/index.ts';

const folder = process.argv.at(-1);
const {configureWebpack, postBuild} = plugin.default();
const {plugins} = configureWebpack({}, true, {currentBundler: {instance: rspack}});
// As what Docusaurus adds to its bundler does.
const keeper = {apply(compiler) { this.compiler = compiler; }};
await bundle();
// In the place of rendering, meanwhile Node collects.
gc();
await new Promise((resolve) => setTimeout(resolve, 300));
const before = process.memoryUsage.rss();
await postBuild({outDir: folder});
console.log(JSON.stringify([before, process.memoryUsage.rss()]));

async function bundle() {
  const compiler = rspack({
    mode: 'none',
    context: folder,
    entry: './index.js',
    output: {path: folder + '/built'},
    plugins: [...plugins, keeper],
  });
  await new Promise((resolve, reject) => compiler.run((error, stats) =>
    error || stats.hasErrors() ? reject(error ?? new Error(stats.toString('errors-only'))) : resolve()));
  await new Promise((resolve) => compiler.close(resolve));
}
`;

/** Modules of 12 kB each, and one that imports all. */
function manyModules(): Record<string, string> {
  const names = Array.from({length: 3000}, (_, index) => `page${index}.js`);
  const lines = Array.from({length: 200}, (_, line) => `"Line ${line} of it"`);
  return {
    ...Object.fromEntries(
      names.map((name) => [
        name,
        `export default ['${name}', ${lines.join(',\n')}].map((line) => line.repeat(2));`,
      ]),
    ),
    'index.js': names.map((name) => `import('./${name}');`).join('\n'),
  };
}

it('gives the memory of a bundler back to the machine', () => {
  const output = execFileSync(
    process.execPath,
    [
      '--expose-gc',
      '--import=tsx',
      '--input-type=module',
      '-e',
      PROGRAM,
      folderOf(manyModules()),
    ],
    {env: {...process.env, ...buildSettings()}, encoding: 'utf8'},
  );
  const [before, after] = JSON.parse(output) as [number, number];
  expect(after).toBeLessThan(0.8 * before);
});
