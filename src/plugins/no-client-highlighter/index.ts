import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Keeps the classic theme's highlighter out of the browser: code is coloured while pages are built
 * (src/plugins/highlight-code.ts), but the theme's entry module would still load it on every page.
 */
export default function noClientHighlighterPlugin({
  siteDir,
}: LoadContext): Plugin {
  return {
    name: 'no-client-highlighter',
    configureWebpack: () => ({
      resolve: {
        alias: {
          'prism-react-renderer$': path.join(
            siteDir,
            'src/plugins/no-client-highlighter/emptyHighlighter.ts',
          ),
        },
      },
    }),
  };
}
