import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {LIVE_SCRIPT_META} from '../native';
import {listPages} from '../../content/page/listPages';
import {loadRuntime} from '../../content/samples/loadRuntime';
import type {ModuleSource} from '../../site/settingsReader';
import {emitFiles} from '../../bundle';
import {liveFiles, type LiveFiles} from './liveFiles';
import type {ReadSource} from '../source/reader';
import {projectFacts} from './projectFacts';

interface Options {
  /** The SDK that samples run on; the reference while it is absent. */
  readonly runtime: ModuleSource | undefined;
  /** Where the SDK is installed from, if that is known. */
  readonly spreadsheetPackage: string | undefined;
  /** Reads the source of a page. */
  readonly read: ReadSource;
}

/** Lets readers run samples in their pages, and names the script that does in every page. */
export default function liveSamplesPlugin(
  {siteDir, baseUrl, codeTranslations, siteConfig, i18n}: LoadContext,
  {runtime, spreadsheetPackage, read}: Options,
): Plugin<LiveFiles> {
  return {
    name: 'live-samples',

    getPathsToWatch: () => [path.join(siteDir, 'src/live/**/*')],

    loadContent: async () => {
      const pages = await Promise.all(
        listPages(siteDir).map((file) =>
          read(readFileSync(path.join(siteDir, file), 'utf8'), file),
        ),
      );
      return liveFiles({
        siteDir,
        url: siteConfig.url,
        baseUrl,
        lang: i18n.currentLocale,
        pages,
        facts: projectFacts(siteDir, spreadsheetPackage, i18n.currentLocale),
        product: runtime && {
          name: runtime.name,
          version: runtime.version,
          text: await loadRuntime(runtime.address, siteDir, runtime.integrity),
        },
        messages: codeTranslations,
      });
    },

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
