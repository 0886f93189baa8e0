import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Plugin as BundlerPlugin} from 'esbuild';
import {
  bundleScript,
  createVirtualModulesPlugin,
  createHashedFile,
  type BundledFile,
} from '../../bundle';
import {optimizeStyles} from '../../native-first/plugin';
import type {SearchSettings} from '../../site/settings';

export interface ModalBundle {
  readonly script: BundledFile;
  readonly style: BundledFile;
  /** Files that the modal's script imports dynamically. */
  readonly dynamicFiles: readonly BundledFile[];
}

interface Options {
  readonly engine: SearchSettings['engine'];
  /** Module name → content of the `@generated` module. */
  readonly generated: Readonly<Record<string, unknown>>;
  /** True if the site has no dark mode. */
  readonly lightOnly: boolean;
}

const MODAL_SOURCE = 'src/search/ui/modal/index.tsx';

const TOKENS_FILE = 'src/css/tokens.css';

const FOLDER = 'assets/js';

/**
 * Bundles the search modal, which also works on pages that have not loaded the application. Preact replaces
 * React, since it has a tenth of its size.
 *
 * @param siteDir - root of the repository
 * @throws Error with file and line in its message if esbuild cannot read a module
 */
export async function bundleModal(
  siteDir: string,
  {engine, generated, lightOnly}: Options,
): Promise<ModalBundle> {
  const dynamicFiles: BundledFile[] = [];
  const {script, style} = await bundleScript(siteDir, MODAL_SOURCE, {
    jsx: 'automatic',
    // The `.js` files of Docusaurus contain JSX.
    loader: {'.js': 'jsx'},
    alias: {
      react: 'preact/compat',
      'react-dom': 'preact/compat',
      'react-dom/client': 'preact/compat/client',
      'react/jsx-runtime': 'preact/jsx-runtime',
      '@search-engine': `./src/search/engines/${engine}/index.ts`,
    },
    plugins: [
      resolveDocusaurusModules(),
      createVirtualModulesPlugin(/^@generated\//, (name) => {
        const value = generated[name.slice('@generated/'.length)];
        return value === undefined
          ? undefined
          : `export default ${JSON.stringify(value)}`;
      }),
    ],
    compress: {},
    dynamicImports: {
      nameOf: async (module) => {
        const own = await bundleScript(siteDir, module, {compress: {}});
        const file = createHashedFile(FOLDER, 'search-late', own.script);
        dynamicFiles.push(file);
        return file.pathWithIntegrity.slice(FOLDER.length + 1);
      },
      // `loadModule` is defined by the native script.
      load: (name) => `self.loadModule(import.meta.resolve("./${name}"))`,
    },
  });
  // Adds the values of design tokens, which the page lacks unless they differ between colour modes or an owner
  // overrides them. Removes unused custom properties, but no class names.
  const styles = optimizeStyles(
    style,
    {isLightOnly: lightOnly, isNamed: (name) => !name.startsWith('--')},
    `@layer site {${readFileSync(path.join(siteDir, TOKENS_FILE), 'utf8')}}`,
  );
  return {
    script: createHashedFile(FOLDER, 'search', script),
    style: createHashedFile(FOLDER, 'search', styles, 'css'),
    dynamicFiles,
  };
}

/** Resolves the client modules of Docusaurus, such as `@docusaurus/Link`: https://docusaurus.io/docs/docusaurus-core */
function resolveDocusaurusModules(): BundlerPlugin {
  return {
    name: 'docusaurus-modules',
    setup(setup) {
      // Matches client modules only; the other names in the `@docusaurus` scope, such as `theme-common`, are
      // npm packages.
      setup.onResolve({filter: /^@docusaurus\/\w+$/}, ({path: name, ...from}) =>
        setup.resolve(
          `@docusaurus/core/lib/client/exports/${path.posix.basename(name)}`,
          {kind: from.kind, resolveDir: from.resolveDir},
        ),
      );
    },
  };
}
