import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** What this asks of Rspack, which Docusaurus's types take for webpack. */
interface Bundler {
  readonly lazyCompilationMiddleware: (compiler: unknown) => unknown;
}

/**
 * Makes the development server compile a page when somebody opens it: it answers before all pages are compiled, and
 * a page that cannot be compiled does not keep others from being shown.
 */
export default function lazyPagesPlugin({
  generatedFilesDir,
}: LoadContext): Plugin {
  return {
    name: 'lazy-pages',
    configureWebpack: (_config, _isServer, {currentBundler}) => {
      const bundler = currentBundler.instance as unknown as Bundler;
      return {
        lazyCompilation: {entries: false, imports: true},
        module: {
          rules: [
            {
              test: path.join(generatedFilesDir, 'registry.js'),
              use: path.join(__dirname, 'withoutWeak.cjs'),
            },
          ],
        },
        devServer: {
          setupMiddlewares: (
            middlewares: unknown[],
            {compiler}: {readonly compiler: unknown},
          ) => {
            middlewares.unshift({
              name: 'lazy-pages',
              middleware: bundler.lazyCompilationMiddleware(compiler),
            });
            return middlewares;
          },
        },
        // Docusaurus's type leaves out the development server's part of the configuration.
      } as ReturnType<NonNullable<Plugin['configureWebpack']>>;
    },
  };
}
