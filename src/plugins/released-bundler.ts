import type {CurrentBundler, Plugin} from '@docusaurus/types';

type Bundler = CurrentBundler['instance'];
type Compiler = InstanceType<Bundler['Compiler']>;

/**
 * Lets the memory of a locale's bundler go before the next locale's begins: the bundler keeps for good what Docusaurus
 * adds to its runtime, and that leads to all that it has bundled, 0.7 GB of 1,000 pages. Obsolete from Rspack 2.1.8:
 * https://github.com/web-infra-dev/rspack/pull/15008
 */
export default function releasedBundlerPlugin(): Plugin {
  return {
    name: 'released-bundler',
    configureWebpack: () => ({plugins: [{apply: releaseRuntimeModules}]}),
  };
}

/** Cuts the runtime modules that plugins add from their compilation once it is over. */
export function releaseRuntimeModules({hooks}: Compiler): void {
  const added = new Set<object>();
  hooks.thisCompilation.tap('released-bundler', (compilation) => {
    const add = compilation.addRuntimeModule.bind(compilation);
    compilation.addRuntimeModule = (chunk, module, ...rest) => {
      added.add(module);
      add(chunk, module, ...rest);
    };
  });
  hooks.shutdown.tap('released-bundler', () => {
    for (const module of added) {
      Object.assign(module, {compilation: null, chunk: null, chunkGraph: null});
    }
    added.clear();
  });
}
