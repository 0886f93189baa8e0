import {createRequire} from 'node:module';
import path from 'node:path';
import {createContext, runInContext} from 'node:vm';
import {readFileSync} from 'node:fs';
import {rspack} from '@docusaurus/faster';
import {expect, it} from 'vitest';
import releasedMemoryPlugin from '../../src/plugins/released-memory';
import {bundle, folderOf, type Settings} from '../support/bundle';

type Configure = (
  config: object,
  isServer: boolean,
  utils: {currentBundler: {instance: typeof rspack}},
) => {plugins: NonNullable<Settings['plugins']>};

it('lets go what pages were rendered with, though what it made is still in use', async () => {
  const folder = folderOf({
    'entry.js': `export default async () => [...(await import('./page')).default()];`,
    'page.js': `export default () => ['/ocr'];`,
    'kept.js': 'module.exports = 1;',
  });
  const plugin = releasedMemoryPlugin();
  const configure = plugin.configureWebpack as unknown as Configure;
  const utils = {currentBundler: {instance: rspack}};
  await bundle({
    context: folder,
    target: 'node',
    entry: './entry.js',
    output: {
      path: path.join(folder, '__server'),
      filename: 'server.bundle.js',
      chunkFilename: 'chunk.js',
      library: {type: 'commonjs2'},
    },
    plugins: configure({}, true, utils).plugins,
  });

  const chunk = path.join(folder, '__server/chunk.js');
  const {cache} = createRequire(folder);
  createRequire(folder)(path.join(folder, 'kept.js'));
  const rendered = await render(path.join(folder, '__server/server.bundle.js'));
  const page = new WeakRef(cache[chunk]!.exports as object);
  // What a weak reference leads to stays until the task ends.
  await new Promise((resolve) => setTimeout(resolve));

  await plugin.postBuild?.({outDir: folder} as never);

  expect(Object.keys(cache)).toContain(path.join(folder, 'kept.js'));
  expect(Object.keys(cache)).not.toContain(chunk);
  expect(rendered.links).toEqual(['/ocr']);
  expect(rendered.renderer.deref()).toBeUndefined();
  expect(page.deref()).toBeUndefined();
});

it('adds nothing to the application', () => {
  const configure = releasedMemoryPlugin()
    .configureWebpack as unknown as Configure;
  const utils = {currentBundler: {instance: rspack}};
  const writing = (isServer: boolean) =>
    configure({}, isServer, utils).plugins.filter(
      (plugin) => plugin instanceof rspack.BannerPlugin,
    );
  expect([writing(false).length, writing(true).length]).toEqual([0, 1]);
});

/** Runs a bundle as Docusaurus does, in a place of its own. */
async function render(file: string) {
  const sandbox: Record<string, unknown> = {
    module: {exports: {}},
    require: createRequire(file),
    process,
  };
  runInContext(readFileSync(file, 'utf8'), createContext(sandbox));
  const {exports} = sandbox['module'] as {
    exports: {default: () => Promise<string[]>};
  };
  return {
    links: await exports.default(),
    renderer: new WeakRef(exports.default),
  };
}
