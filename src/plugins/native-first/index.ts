import path from 'node:path';
import logger from '@docusaurus/logger';
import type {ThemeConfig} from '@docusaurus/theme-common';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {UNCHOSEN_ATTRIBUTE} from '../../native/firstColourMode';
import {isDevelopment} from '../../site/settings';
import {withFiles} from '../addedFiles';
import {bundle, hashedFile, OWN_SCRIPT, type BundledFile} from '../bundle';
import {integrityOf} from '../integrityOf';
import {hiddenComponents} from './appReasons';
import {markBuild} from './markBuild';

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
 * Gives every page the native scripts (src/native), which answer readers until the application is
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

    getClientModules: () =>
      inDevelopment ? [path.join(siteDir, 'src/native/development.ts')] : [],

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
          ],
    }),

    configureWebpack: (_config, isServer, _utils, content) => {
      const {native} = content as NativeScripts;
      return isServer ? {} : withFiles('native-first', [native]);
    },

    // Before any plugin that waits: those after this one read the pages.
    async postBuild(build) {
      hiddenComponents(build).forEach((message) => logger.warn(message));
      logger.info(
        `Application (${i18n.currentLocale}): ${markBuild(build, build.content.keptInput)}`,
      );
    },
  };
}

async function bundleNative(siteDir: string): Promise<NativeScripts> {
  const [native, early, keptInput] = await Promise.all(
    ['index', 'early', 'kept-input/index'].map((name) =>
      bundle(siteDir, `src/native/${name}.ts`, {
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
