import {rspack} from '@docusaurus/faster';
import {expect, it} from 'vitest';
import {releaseRuntimeModules} from '../../src/plugins/released-bundler';
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
      (each: Compiler) => releaseRuntimeModules(each as never),
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
  await new Promise<void>((resolve, reject) => {
    compiler.run((error) => (error ? reject(error) : resolve()));
  });
  expect(greeting.held).not.toContain(null);
  await new Promise((resolve) => compiler.close(resolve));
  expect(greeting.held).toEqual([null, null, null]);
});
