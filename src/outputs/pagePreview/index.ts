import type {LoadContext, Plugin} from '@docusaurus/types';

/** Below the base path: nothing of a build has such an address. */
export const PREVIEW = '__preview';

/**
 * Shows writers what others show of the page they write, at `/__preview` in front of its path. In the development server
 * alone: nothing of it is in a build.
 */
export default function pagePreviewPlugin({baseUrl}: LoadContext): Plugin {
  return {
    name: 'page-preview',
    contentLoaded({actions}) {
      actions.addRoute({
        path: baseUrl + PREVIEW,
        component: '@site/src/outputs/pagePreview/PreviewPage.tsx',
        exact: false,
      });
    },
  };
}
