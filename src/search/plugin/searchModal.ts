import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Plugin as BundlerPlugin} from 'esbuild';
import {SEARCH_FILES_META} from '../native/searchModal';
import {INDEX_FOLDER, MANIFEST_FILE} from '../engines/embedded/indexFiles';
import type {SearchSettings} from '../../site/settings';
import {emitFiles} from '../../bundle';
import {
  bundle,
  virtualModules,
  hashedFile,
  type BundledFile,
} from '../../bundle';
import {isLightOnly, optimizeStyles} from '../../native-first/plugin';

/** Files of the search modal. */
export interface SearchBundle {
  readonly script: BundledFile;
  readonly style: BundledFile;
  /** What the script loads on demand. */
  readonly late: readonly BundledFile[];
}

const MODAL = 'src/search/ui/modal/index.tsx';

const TOKENS = 'src/css/tokens.css';

const FOLDER = 'assets/js';

/** What the modal is made for. */
interface Site {
  readonly engine: SearchSettings['engine'];
  /** What it sees in the place of what Docusaurus generates, by the names below `@generated/`. */
  readonly generated: Readonly<Record<string, unknown>>;
  /** Whether no reader can have dark mode. */
  readonly lightOnly: boolean;
}

interface Options {
  readonly engine: SearchSettings['engine'];
}

/** Gives the site its search modal, and names its files in every page. */
export default function searchModalPlugin(
  context: LoadContext,
  {engine}: Options,
): Plugin<SearchBundle> {
  const {siteDir, siteConfig, baseUrl} = context;
  return {
    name: 'search-modal',

    loadContent: () =>
      bundleSearch(siteDir, {
        engine,
        lightOnly: isLightOnly(siteConfig.themeConfig as ThemeConfig),
        generated: generatedFor(context),
      }),

    injectHtmlTags: ({content: {script, style}}) => ({
      headTags: [
        {
          tagName: 'meta',
          attributes: {
            name: SEARCH_FILES_META,
            content: [
              script.pathWithIntegrity,
              style.pathWithIntegrity,
              ...(engine === 'embedded'
                ? [`${INDEX_FOLDER}/${MANIFEST_FILE}`]
                : []),
            ]
              .map((file) => baseUrl + file)
              .join(' '),
          },
        },
      ],
    }),

    configureWebpack: (_config, isServer, _utils, content) => {
      const {script, style, late} = content as SearchBundle;
      return isServer
        ? {}
        : emitFiles('search-modal', [script, style, ...late]);
    },
  };
}

/** What Docusaurus generates for the application, as far as the modal reads it. */
function generatedFor({siteConfig, i18n, codeTranslations}: LoadContext) {
  const {url, baseUrl, themeConfig, customFields, future} = siteConfig;
  const {typesense} = themeConfig as {readonly typesense?: object};
  const {currentLocale, localeConfigs} = i18n;
  const {[currentLocale]: config} = localeConfigs;
  return {
    'docusaurus.config': {
      url,
      baseUrl,
      themeConfig: {typesense},
      customFields: {site: customFields?.['site']},
      future: {experimental_router: future.experimental_router},
    },
    i18n: {currentLocale, localeConfigs: {[currentLocale]: config}},
    codeTranslations: messagesOf(codeTranslations),
    globalData: {},
    'site-metadata': {},
  };
}

/**
 * The messages of search; those of other parts of the site would be dead weight in the modal.
 *
 * @param translations - of a locale: id → message
 */
export function messagesOf(
  translations: Readonly<Record<string, string>>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(translations).filter(([id]) =>
      /^(?:theme\.Search|site\.(?:search|notFound)\.)/.test(id),
    ),
  );
}

/**
 * Bundles the search modal, which is no part of the application: it opens on pages where nobody has
 * asked for that. Preact stands in for React, at a tenth of the weight.
 *
 * @param siteDir - root of the repository
 * @throws Error when esbuild cannot read a module; its message names file and line
 */
export async function bundleSearch(
  siteDir: string,
  {engine, generated, lightOnly}: Site,
): Promise<SearchBundle> {
  const late: BundledFile[] = [];
  const {script, style} = await bundle(siteDir, MODAL, {
    jsx: 'automatic',
    // Docusaurus's own modules are `.js` files with JSX.
    loader: {'.js': 'jsx'},
    alias: {
      react: 'preact/compat',
      'react-dom': 'preact/compat',
      'react-dom/client': 'preact/compat/client',
      'react/jsx-runtime': 'preact/jsx-runtime',
      '@search-engine': `./src/search/engines/${engine}/index.ts`,
    },
    plugins: [
      docusaurusModules(),
      virtualModules(/^@generated\//, (name) => {
        const value = generated[name.slice('@generated/'.length)];
        return value === undefined
          ? undefined
          : `export default ${JSON.stringify(value)}`;
      }),
    ],
    compress: {},
    dynamicImports: {
      nameOf: async (module) => {
        const own = await bundle(siteDir, module, {compress: {}});
        const file = hashedFile(FOLDER, 'search-late', own.script);
        late.push(file);
        return file.pathWithIntegrity.slice(FOLDER.length + 1);
      },
      // The function stands in every page.
      load: (name) => `self.loadModule(import.meta.resolve("./${name}"))`,
    },
  });
  return {
    script: hashedFile(FOLDER, 'search', script),
    style: hashedFile(
      FOLDER,
      'search',
      withTokens(style, siteDir, lightOnly),
      'css',
    ),
    late,
  };
}

/** Resolves what the application imports of Docusaurus: https://docusaurus.io/docs/docusaurus-core */
function docusaurusModules(): BundlerPlugin {
  return {
    name: 'docusaurus-modules',
    setup(setup) {
      // Others are packages.
      setup.onResolve({filter: /^@docusaurus\/\w+$/}, ({path: name, ...from}) =>
        setup.resolve(
          `@docusaurus/core/lib/client/exports/${path.posix.basename(name)}`,
          {kind: from.kind, resolveDir: from.resolveDir},
        ),
      );
    },
  };
}

/** A style sheet with the design tokens in it that have one value: pages keep those that differ between colour modes. */
function withTokens(css: string, siteDir: string, lightOnly: boolean): string {
  const tokens = readFileSync(path.join(siteDir, TOKENS), 'utf8');
  // Its classes are its own.
  const isNamed = (name: string) => !name.startsWith('--');
  return optimizeStyles(css, {isLightOnly: lightOnly, isNamed}, tokens);
}
