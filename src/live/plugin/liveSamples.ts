import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {emitFiles} from '../../bundle';
import type {RuntimeModuleSource} from '../../site/settingsReader';
import {LIVE_SCRIPT_META} from '../native';
import {createLiveFiles, type LiveFiles} from './liveFiles';
import {loadRuntime} from './loadRuntime';
import {readSharedProjectData} from './readSharedProjectData';

interface Options {
  /** Vendor's SDK on which samples run. The reference implementation is used if it is missing. */
  readonly runtime: RuntimeModuleSource | undefined;
  /** Source from which npm installs the SDK, if known. */
  readonly spreadsheetPackage: string | undefined;
}

/**
 * Docusaurus plugin that adds the files of live samples to the build, and to each page the URL of the script
 * that runs them.
 */
export function liveSamplesPlugin(
  {siteDir, baseUrl, codeTranslations, siteConfig, i18n}: LoadContext,
  {runtime, spreadsheetPackage}: Options,
): Plugin<LiveFiles> {
  const lang = i18n.currentLocale;
  return {
    name: 'live-samples',

    getPathsToWatch: () => [path.join(siteDir, 'src/live/**/*')],

    loadContent: async () =>
      createLiveFiles({
        siteDir,
        url: siteConfig.url,
        baseUrl,
        lang,
        facts: readSharedProjectData(siteDir, spreadsheetPackage, lang),
        product: runtime && {
          name: runtime.name,
          version: runtime.version,
          text: await loadRuntime(runtime.address, siteDir, runtime.integrity),
        },
        messages: codeTranslations,
      }),

    injectHtmlTags: ({content: {panel}}) => ({
      headTags: [
        {
          tagName: 'meta',
          attributes: {
            name: LIVE_SCRIPT_META,
            content: baseUrl + panel.pathWithIntegrity,
          },
        },
      ],
    }),

    configureWebpack: (_config, isServer, _utils, content) =>
      isServer ? {} : emitFiles('live-samples', (content as LiveFiles).files),
  };
}
