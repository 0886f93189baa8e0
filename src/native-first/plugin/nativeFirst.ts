import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {logger} from '@docusaurus/logger';
import type {ThemeConfig} from '@docusaurus/theme-common';
import type {LoadContext, Plugin, Props} from '@docusaurus/types';
import {
  bundleScript,
  emitFiles,
  createHashedFile,
  computeIntegrityHash,
  OWN_CODE_COMPRESSION,
  type BundledFile,
} from '../../bundle';
import {
  findHiddenComponents,
  formatProblem,
  listFiles,
  throwProblems,
  toRelativePath,
} from '../../content';
import {findRouteFiles} from '../../outputs';
import {isDevelopment} from '../../site/settings';
import {APP_AT_IDLE_META} from '../app';
import {DEFAULT_MODE_ATTRIBUTE} from '../colourMode';
import {createSpeculationRules} from '../links';
import {createAppReasons, mapRouteModules} from './appReasons';
import {recordModules, type ModuleGraph} from './moduleGraph';

export const NATIVE_FIRST = 'native-first';

export interface NativeScripts {
  readonly native: BundledFile;
  /** Inline script that every page contains. */
  readonly inline: string;
  /** Inline script of pages that load the application at idle. It records input until hydration. */
  readonly inputReplay: string;
}

/**
 * Docusaurus plugin that adds the native scripts (src/native-first/scripts) to every page. The page template
 * does not load the scripts of the application; the native script loads them when they are needed.
 */
export default function nativeFirstPlugin({
  siteDir,
  baseUrl,
  siteConfig,
  i18n,
}: LoadContext): Plugin<NativeScripts> {
  // Pages of all locales have the same rules, since a server allows inline scripts by their hashes.
  const siteRoot = i18n.localeConfigs[i18n.defaultLocale]!.baseUrl;
  // The development server does not use the page template, so its pages load the application's scripts.
  const inDevelopment = isDevelopment();
  const modules = [
    ...(inDevelopment ? ['scripts/development'] : []),
    'clientModules/normalizeAddress',
    'clientModules/routeUpdate',
  ];
  const graph: ModuleGraph = new Map();
  return {
    name: NATIVE_FIRST,

    loadContent: () => bundleScripts(siteDir),

    getClientModules: () =>
      modules.map((name) => path.join(siteDir, `src/native-first/${name}.ts`)),

    injectHtmlTags: ({content}) => ({
      headTags: inDevelopment
        ? []
        : [
            {
              tagName: 'script',
              attributes: defaultMode(siteConfig),
              innerHTML: content.inline,
            },
            {
              tagName: 'script',
              attributes: {
                src: baseUrl + content.native.file,
                integrity: computeIntegrityHash(content.native.text),
                defer: true,
              },
            },
            {
              tagName: 'script',
              attributes: {type: 'speculationrules'},
              innerHTML: JSON.stringify(createSpeculationRules(siteRoot)),
            },
          ],
    }),

    configureWebpack: ({resolve}, isServer, _utils, content) => {
      const {native} = content as NativeScripts;
      if (isServer) {
        return {};
      }
      checkThemes(resolve!.alias!, siteDir);
      if (inDevelopment) {
        logger.info(
          'The development server loads React on all pages. A build does so on those with a file that uses React without the line "// @works-without-react", and lists these files.',
        );
      }
      return {
        plugins: [
          ...emitFiles(NATIVE_FIRST, [native]).plugins,
          recordModules(graph),
        ],
      };
    },

    // This plugin must be the first one with `postBuild`, since later plugins read the pages.
    async postBuild(build) {
      logger.info(
        `Application (${i18n.currentLocale}): ${addBuildMarker(build, graph, build.content.inputReplay)}`,
      );
    },
  };
}

/**
 * Warns of components of further themes that no page shows.
 *
 * @param aliases - request of a module → absolute path of its file
 * @throws ProblemError if there is an override that no page shows
 */
function checkThemes(aliases: object, siteDir: string): void {
  const prefix = '@theme-original/';
  const originals = Object.entries(aliases)
    .filter(([request]) => request.startsWith(prefix))
    .map(([request, file]) => [
      request.slice(prefix.length),
      toRelativePath(file as string, siteDir),
    ]);
  const hidden = findHiddenComponents(
    Object.fromEntries(originals) as Record<string, string>,
    {
      list: (folder) => listFiles(siteDir, folder),
      read: (file) => readFileSync(path.join(siteDir, file), 'utf8'),
    },
  );
  throwProblems(hidden.filter(({file}) => file.startsWith('src/theme/')));
  hidden.forEach((each) => logger.warn(formatProblem(each)));
}

async function bundleScripts(siteDir: string): Promise<NativeScripts> {
  const [native, inline, inputReplay] = await Promise.all(
    ['native', 'inline', 'inputReplay'].map((name) =>
      bundleScript(siteDir, `src/native-first/scripts/${name}.ts`, {
        format: 'iife',
        compress: OWN_CODE_COMPRESSION,
      }),
    ),
  );
  return {
    native: createHashedFile('assets/js', 'native', native!.script),
    inline: inline!.script,
    inputReplay: inputReplay!.script,
  };
}

/** Returns the attribute of the inline script with the colour mode for readers who have not chosen one. */
function defaultMode(siteConfig: LoadContext['siteConfig']) {
  const {
    disableSwitch,
    respectPrefersColorScheme,
    defaultMode: mode,
  } = (siteConfig.themeConfig as unknown as ThemeConfig).colorMode;
  return disableSwitch
    ? {}
    : {[DEFAULT_MODE_ATTRIBUTE]: respectPrefersColorScheme ? 'system' : mode};
}

const META = new RegExp(
  `<meta(?=[^>]*\\sname="?${APP_AT_IDLE_META}"?[\\s>])[^>]*>`,
);
const CONTENT = /\scontent=(?:"([^"]*)"|([^\s>]*))/;

/**
 * Determines which pages of a build need the application, and marks them so that they load it at idle.
 *
 * @param graph - modules of the build
 * @param script - inline script for these pages
 * @returns numbers and reasons for the build log
 */
export function addBuildMarker(
  build: Props,
  graph: ModuleGraph,
  script: string,
): string {
  const findReasons = createAppReasons(graph, build.siteDir);
  const modules = mapRouteModules(build.routes);
  const counts = new Map<string, number>();
  let native = 0;
  let others = 0;
  const files = [
    ...findRouteFiles(build.routesPaths, build),
    {
      route: `${build.baseUrl}404.html`,
      file: path.join(build.outDir, '404.html'),
    },
  ];
  for (const {route, file} of files) {
    const html = readFileSync(file, 'utf8');
    const meta = META.exec(html)?.[0];
    const [, quoted, bare] = CONTENT.exec(meta ?? '') ?? [];
    const own = (quoted ?? bare ?? '').split('; ').filter(Boolean);
    const reasons = [
      ...new Set([...findReasons(modules.get(route) ?? []), ...own]),
    ];
    reasons.forEach((reason) =>
      counts.set(reason, (counts.get(reason) ?? 0) + 1),
    );
    if (reasons.length === 0) {
      native += 1;
      continue;
    }
    others += 1;
    const content = reasons.join('; ').replaceAll('"', '&quot;');
    const added = meta
      ? ''
      : `<meta name="${APP_AT_IDLE_META}" content="${content}">`;
    writeFileSync(
      file,
      html.replace(
        '</head>',
        () => `${added}<script>${script}</script></head>`,
      ),
    );
  }
  const why = [...counts].map(([reason, pages]) => `${reason} (${pages})`);
  return `${native} pages native, ${others} load the application at idle${why.length > 0 ? ` because of ${why.join(', ')}` : ''}.`;
}
