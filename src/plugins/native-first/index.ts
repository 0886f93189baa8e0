import path from 'node:path';
import {logger} from '@docusaurus/logger';
import type {ThemeConfig} from '@docusaurus/theme-common';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {UNCHOSEN_ATTRIBUTE} from '../../native/firstColourMode';
import {isDevelopment} from '../../site/settings';
import {withFiles} from '../addedFiles';
import {integrityOf} from '../integrityOf';
import {hiddenComponents} from './appReasons';
import {bundleNative, type NativeScripts} from './bundleNative';
import {markBuild} from './markBuild';

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
                src: baseUrl + content.file,
                integrity: integrityOf(content.text),
                defer: true,
              },
            },
          ],
    }),

    configureWebpack: (_config, isServer, _utils, content) => {
      const {file, text} = content as NativeScripts;
      return isServer ? {} : withFiles('native-first', new Map([[file, text]]));
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

/** Passes on to the early script what readers see who have chosen no colour mode. */
function unchosenMode(siteConfig: LoadContext['siteConfig']) {
  const {disableSwitch, respectPrefersColorScheme, defaultMode} = (
    siteConfig.themeConfig as unknown as ThemeConfig
  ).colorMode;
  const unchosen = respectPrefersColorScheme ? 'system' : defaultMode;
  return disableSwitch ? {} : {[UNCHOSEN_ATTRIBUTE]: unchosen};
}
