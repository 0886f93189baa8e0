import path from 'node:path';
import {describe, expect, it, onTestFinished, vi} from 'vitest';
import leanBundlerPlugin from '../../src/plugins/lean-bundler';
import {bundle, folderOf, type Settings} from '../support/bundle';

const settingsOf = () =>
  (leanBundlerPlugin().configureWebpack as () => Settings)();

describe('the bundler of a build', () => {
  it('looks for absolute paths where they say, and for addresses among static files', async () => {
    const folder = folderOf({
      'entry.js': `import '@site/docs/page.js';`,
      'docs/page.js': `import picture from '/picture.json'; export default picture;`,
      'static/picture.json': '{"width": 3}',
      // What it finds is looked for by way of the packages' folder.
      'node_modules/package/index.js': '',
    });
    const page = path.join(folder, 'docs/page.js');
    const {resolve} = settingsOf();
    const roots = [path.join(folder, 'static'), folder];
    const {compilation} = await bundle({
      context: folder,
      entry: './entry.js',
      output: {path: path.join(folder, 'out')},
      resolve: {
        ...resolve,
        alias: {'@site': folder},
        extensions: ['.wasm', '.js'],
        roots,
      },
    });
    expect([...compilation.fileDependencies]).toContain(
      path.join(folder, 'static/picture.json'),
    );
    expect(
      [...compilation.missingDependencies].filter((file) =>
        file.includes(page, 1),
      ),
    ).toEqual([]);
  });

  it('keeps no record of the inner names of data, nor of what has changed', () => {
    expect(settingsOf()).toMatchObject({
      module: {parser: {json: {exportsDepth: 1}}},
      experiments: {incremental: false},
    });
  });

  it('is left to tell changes apart in development', () => {
    vi.stubEnv('NODE_ENV', 'development');
    onTestFinished(() => void vi.unstubAllEnvs());
    expect(settingsOf()).toEqual({resolve: {preferAbsolute: true}});
  });
});
