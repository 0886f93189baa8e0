import {readdirSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {defineConfig} from 'vitest/config';
import {BaseSequencer, type TestSpecification} from 'vitest/node';
import {docusaurusResolution} from './tests/support/docusaurusResolution.mts';
import {plainConditions} from './tests/support/plainConditions.mts';
import {svgComponents} from './tests/support/svgComponents.mts';

const root = path.dirname(fileURLToPath(import.meta.url));
const coreExports = path.join(
  root,
  'node_modules/@docusaurus/core/lib/client/exports',
);

// The names that Docusaurus's bundler resolves: https://docusaurus.io/docs/docusaurus-core
const coreAliases = readdirSync(coreExports)
  .filter((file) => file.endsWith('.js'))
  .map((file) => path.basename(file, '.js'))
  .map((name) => ({
    find: new RegExp(`^@docusaurus/${name}$`),
    replacement: path.join(coreExports, `${name}.js`),
  }));

const classicTheme = path.join(
  root,
  'node_modules/@docusaurus/theme-classic/src/theme',
);

const aliases = [
  ...coreAliases,
  {find: /^@site\//, replacement: `${root}/`},
  {
    find: /^@generated\/routes$/,
    replacement: path.join(root, 'tests/support/generatedRoutes.ts'),
  },
  {
    find: /^@generated\/code-blocks\/.*$/,
    replacement: path.join(root, 'tests/support/liveCodeBlock.ts'),
  },
  {
    find: /^@generated\/.*$/,
    replacement: path.join(root, 'tests/support/generated.ts'),
  },
  {find: /^@theme-(?:original|init)\/(.*)$/, replacement: `${classicTheme}/$1`},
];

/** Files that take longest. They start first, so that no worker is left with one at the end. */
const LONGEST =
  /\/(?:everyPage|recipeProject|devServer|openStates|pageKinds|pdf|gate|ocr\/(?:faults|samples))\.test/;

class LongestFirst extends BaseSequencer {
  override async sort(
    files: TestSpecification[],
  ): Promise<TestSpecification[]> {
    const rank = ({moduleId}: TestSpecification) =>
      LONGEST.test(moduleId) ? 0 : 1;
    const sorted = await super.sort(files);
    return sorted.sort((a, b) => rank(a) - rank(b));
  }
}

export default defineConfig({
  // The project's `jsx: preserve` is for Docusaurus's own compiler.
  oxc: {jsx: {runtime: 'automatic'}},
  plugins: [plainConditions()],
  resolve: {alias: aliases},
  test: {
    reporters: process.env['CI'] ? ['default'] : ['dot'],
    // Native code (swc, Lightning CSS, resvg) has brought down the whole run from a thread that ended.
    pool: 'forks',
    // Most files take less time than loading all modules anew: no file changes what another one reads, and a built site
    // that one has parsed serves the next. What stands in for a module is handled in reactSetup.ts.
    isolate: false,
    // Of two cores, Vitest would leave one unused.
    maxWorkers: '100%',
    // Other steps of `npm test` run beside these.
    testTimeout: 30_000,
    sequence: {sequencer: LongestFirst},
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: [
            'tests/{site,reference,search,outputs,scripts,spec}/**/*.test.ts',
            'tests/live/*.test.ts',
            'tests/native-first/*.test.ts',
            'tests/content/*.test.ts',
            'tests/*.test.ts',
            'packages/*/tests/**/*.test.ts',
          ],
        },
      },
      {
        extends: true,
        plugins: [docusaurusResolution(root), svgComponents()],
        test: {
          name: 'react',
          environment: 'jsdom',
          include: ['tests/{components,theme,search}/**/*.test.tsx'],
          setupFiles: ['tests/support/reactSetup.ts'],
          server: {deps: {inline: [/@docusaurus\//]}},
        },
      },
      {
        extends: true,
        plugins: [docusaurusResolution(root), svgComponents()],
        test: {
          name: 'native',
          environment: 'jsdom',
          include: [
            'tests/native-first/native/**/*.test.{ts,tsx}',
            'tests/live/native/*.test.ts',
          ],
          setupFiles: [
            'tests/support/reactSetup.ts',
            'tests/support/nativeSetup.ts',
          ],
          server: {deps: {inline: [/@docusaurus\//]}},
        },
      },
      {
        extends: true,
        test: {
          name: 'content',
          environment: 'node',
          include: [
            'tests/content/*/**/*.test.ts',
            'tests/conformance/**/*.test.ts',
          ],
          testTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'build',
          environment: 'node',
          include: [
            'tests/build/**/*.test.ts',
            'tests/additions/built.test.ts',
          ],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // Most of the time goes into parsing the pages of all builds: once, not once per worker.
          maxWorkers: 1,
          sequence: {groupOrder: 1},
        },
      },
      // Commands in a copy of the repository, which run in processes of their own.
      {
        extends: true,
        test: {
          name: 'additions',
          environment: 'node',
          include: ['tests/additions/copy.test.ts'],
          maxWorkers: 1,
          sequence: {groupOrder: 1},
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          environment: 'node',
          include: ['tests/browser/**/*.test.ts'],
          testTimeout: 600_000,
          hookTimeout: 120_000,
          // Vitest gives up after a second; browsers take longer on a busy machine.
          expect: {poll: {timeout: 20_000}},
          // One more than cores: each waits now and then, for a page that settles or a server that is silent.
          maxWorkers: 3,
          sequence: {groupOrder: 2},
        },
      },
      // Run by `npm run test:search-server`.
      {
        extends: true,
        test: {
          name: 'search-server',
          environment: 'node',
          include: ['tests/searchServer/*.test.ts'],
          testTimeout: 300_000,
          hookTimeout: 300_000,
          expect: {poll: {timeout: 60_000}},
          maxWorkers: 1,
          sequence: {groupOrder: 3},
        },
      },
    ],
  },
});
