import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {logger} from '@docusaurus/logger';
import type {ThemeConfig} from '@docusaurus/theme-common';
import type {LoadContext, Plugin, Props} from '@docusaurus/types';
import {APP_AT_IDLE_META} from '../app';
import {UNCHOSEN_ATTRIBUTE} from '../firstColourMode';
import {PREFETCH_RULES} from '../pageLinks';
import {isDevelopment} from '../../site/settings';
import {withFiles} from '../../bundle/addedFiles';
import {routeFiles} from '../../outputs/builtPages';
import {
  bundle,
  hashedFile,
  OWN_SCRIPT,
  type BundledFile,
} from '../../bundle/bundle';
import {integrityOf} from '../../bundle/integrityOf';
import {appReasons, routeComponents, siteReasons} from './appReasons';
import {nativeElements} from './declarations';

const MARK = new RegExp(
  `<meta(?=[^>]*\\sname="?${APP_AT_IDLE_META}"?[\\s>])[^>]*>`,
);
const CONTENT = /\scontent=(?:"([^"]*)"|([^\s>]*))/;

/** The scripts of every page. */
interface NativeScripts {
  /** What the page loads. */
  readonly native: BundledFile;
  /** What stands in the page itself. */
  readonly early: string;
  /** What stands besides in pages that load the application at idle. */
  readonly keptInput: string;
}

/**
 * Gives every page the native scripts (src/native-first), which answer readers until the application is
 * asked for. The application itself is left out of the pages by their template.
 */
export default function nativeFirstPlugin({
  siteDir,
  baseUrl,
  siteConfig,
  i18n,
}: LoadContext): Plugin<NativeScripts> {
  // The development server puts the application into its pages, and reloads what changes.
  const inDevelopment = isDevelopment();
  return {
    name: 'native-first',

    loadContent: () => bundleNative(siteDir),

    async contentLoaded({actions}) {
      const elements = JSON.stringify(nativeElements(siteDir));
      await actions.createData('nativeElements.json', elements);
    },

    getClientModules: () =>
      inDevelopment
        ? [path.join(siteDir, 'src/native-first/development.ts')]
        : [],

    injectHtmlTags: ({content}) => ({
      headTags: inDevelopment
        ? []
        : [
            {
              tagName: 'script',
              attributes: unchosenMode(siteConfig),
              innerHTML: content.early,
            },
            {
              tagName: 'script',
              attributes: {
                src: baseUrl + content.native.file,
                integrity: integrityOf(content.native.text),
                defer: true,
              },
            },
            {
              tagName: 'script',
              attributes: {type: 'speculationrules'},
              innerHTML: JSON.stringify(PREFETCH_RULES),
            },
          ],
    }),

    configureWebpack: (_config, isServer, _utils, content) => {
      const {native} = content as NativeScripts;
      return isServer ? {} : withFiles('native-first', [native]);
    },

    // Before any plugin that waits: those after this one read the pages.
    async postBuild(build) {
      logger.info(
        `Application (${i18n.currentLocale}): ${markBuild(build, build.content.keptInput)}`,
      );
    },
  };
}

async function bundleNative(siteDir: string): Promise<NativeScripts> {
  const [native, early, keptInput] = await Promise.all(
    ['index', 'early', 'kept-input/index'].map((name) =>
      bundle(siteDir, `src/native-first/${name}.ts`, {
        format: 'iife',
        compress: OWN_SCRIPT,
      }),
    ),
  );
  return {
    native: hashedFile('assets/js', 'native', native!.script),
    early: early!.script,
    keptInput: keptInput!.script,
  };
}

/** Passes on to the early script what readers see who have chosen no colour mode. */
function unchosenMode(siteConfig: LoadContext['siteConfig']) {
  const {disableSwitch, respectPrefersColorScheme, defaultMode} = (
    siteConfig.themeConfig as unknown as ThemeConfig
  ).colorMode;
  const unchosen = respectPrefersColorScheme ? 'system' : defaultMode;
  return disableSwitch ? {} : {[UNCHOSEN_ATTRIBUTE]: unchosen};
}

/**
 * Decides which pages of a build load the application at idle, and says so in them.
 *
 * @param script - what stands in such pages besides: it keeps the input of readers from the first moment on
 * @returns a line for the operator: how many do, and why
 */
export function markBuild(build: Props, script: string): string {
  const site = siteReasons(build);
  site.hidden.forEach((message) => logger.warn(message));
  const components = routeComponents(build.routes);
  const counts = new Map<string, number>();
  let native = 0;
  let others = 0;
  const files = [
    ...routeFiles(build.routesPaths, build),
    {
      route: `${build.baseUrl}404.html`,
      file: path.join(build.outDir, '404.html'),
    },
  ];
  for (const {route, file} of files) {
    const html = readFileSync(file, 'utf8');
    const mark = MARK.exec(html)?.[0];
    const [, quoted, bare] = CONTENT.exec(mark ?? '') ?? [];
    const own = (quoted ?? bare ?? '').split('; ').filter(Boolean);
    const reasons = appReasons(site, components.get(route) ?? [], own);
    reasons.forEach((reason) =>
      counts.set(reason, (counts.get(reason) ?? 0) + 1),
    );
    if (reasons.length === 0) {
      native += 1;
      continue;
    }
    others += 1;
    const content = reasons.join('; ').replaceAll('"', '&quot;');
    const meta = mark
      ? ''
      : `<meta name="${APP_AT_IDLE_META}" content="${content}">`;
    writeFileSync(
      file,
      html.replace('</head>', () => `${meta}<script>${script}</script></head>`),
    );
  }
  const why = [...counts].map(([reason, pages]) => `${reason} (${pages})`);
  return `${native} pages native, ${others} load the application at idle${why.length > 0 ? ` because of ${why.join(', ')}` : ''}.`;
}
