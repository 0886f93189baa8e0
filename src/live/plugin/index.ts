// Entry point for the site's configuration: plugins for Docusaurus and remark.
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {emitFiles} from '../../bundle';
import {LIVE_SCRIPT_META} from '../native';
import {createLiveFiles, type LiveFiles, type LiveOptions} from './liveFiles';

export {drawSheetPictures, sheetPicturesPlugin} from '../pictures/plugin';
export {markLiveFences} from './liveFences';
export {markLivePages} from './pageProject';

/**
 * Docusaurus plugin that adds the files of live samples to the build, and to each page the URL of the script
 * that runs them.
 */
export function liveSamplesPlugin(
  context: LoadContext,
  options: LiveOptions,
): Plugin<LiveFiles> {
  return {
    name: 'live-samples',

    getPathsToWatch: () => [path.join(context.siteDir, 'src/live/**/*')],

    loadContent: () => createLiveFiles(context, options),

    injectHtmlTags: ({content: {panel}}) => ({
      headTags: [
        {
          tagName: 'meta',
          attributes: {
            name: LIVE_SCRIPT_META,
            content: context.baseUrl + panel.pathWithIntegrity,
          },
        },
      ],
    }),

    configureWebpack: (_config, isServer, _utils, content) =>
      isServer ? {} : emitFiles('live-samples', (content as LiveFiles).files),
  };
}
