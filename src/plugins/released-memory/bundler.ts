import type {CurrentBundler} from '@docusaurus/types';

export type Bundler = CurrentBundler['instance'];
type Compiler = InstanceType<Bundler['Compiler']>;

/**
 * Lets what a bundler remembers go once it is closed: of 4,000 pages, nearly half of what the build holds. What
 * Docusaurus gives to the bundler leads back to it, and Docusaurus keeps that to the end of the build.
 */
export function releaseBundler(compiler: Compiler): void {
  const added = runtimeModulesOf(compiler);
  compiler.hooks.shutdown.tap('released-memory', () => {
    for (const module of added) {
      Object.assign(module, {compilation: null, chunk: null, chunkGraph: null});
    }
    added.clear();
    compiler.options.plugins.forEach((plugin) =>
      forget(plugin as Record<string, unknown>, compiler),
    );
  });
}

/**
 * The runtime modules that plugins add: the bundler keeps them for good, and they lead to all that it has bundled.
 * Obsolete from Rspack 2.1.8: https://github.com/web-infra-dev/rspack/pull/15008
 */
function runtimeModulesOf({hooks}: Compiler): Set<object> {
  const added = new Set<object>();
  hooks.thisCompilation.tap('released-memory', (compilation) => {
    const add = compilation.addRuntimeModule.bind(compilation);
    compilation.addRuntimeModule = (chunk, module, ...rest) => {
      added.add(module);
      add(chunk, module, ...rest);
    };
  });
  return added;
}

/** Takes a value out of an object's properties. */
function forget(object: Record<string, unknown>, value: unknown): void {
  for (const key of Object.keys(object)) {
    if (object[key] === value) {
      object[key] = null;
    }
  }
}

/** Enough modules that every thread of the bundler gets some. */
const FEW = 64;

/**
 * Lets the bundler's threads see that what they have allocated is free. They do when they allocate again, and sleep
 * until then: https://github.com/microsoft/mimalloc/issues/214
 */
export async function wakeBundler(bundler: Bundler): Promise<void> {
  const compiler = bundler({
    mode: 'none',
    target: 'node',
    entry: Array.from(
      {length: FEW},
      (_, index) => `data:text/javascript,export default ${index}`,
    ),
  });
  compiler.hooks.shouldEmit.tap('released-memory', () => false);
  await new Promise<void>((resolve, reject) =>
    compiler.run((error) => (error ? reject(error) : resolve())),
  );
  await new Promise<void>((resolve) => compiler.close(() => resolve()));
}
