import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {linkParts} from './linkParts';
import {STYLE_PARTS} from './parts';

/** Above Docusaurus's own group, which puts the styles of the whole site into one file. */
const PRIORITY = 60;

/**
 * Gives parts of the site style sheets of their own, which only the pages that need them load.
 * Docusaurus puts all styles into one, since styles that stand in several sheets change places with
 * the way a reader takes; here each stands in one: https://github.com/facebook/docusaurus/issues/2006
 */
export default function stylePartsPlugin({
  generatedFilesDir,
}: LoadContext): Plugin {
  return {
    name: 'style-parts',
    configureWebpack: ({mode}, isServer) =>
      isServer
        ? {}
        : {
            optimization: {splitChunks: {cacheGroups: cacheGroups()}},
            plugins:
              mode === 'production'
                ? [
                    linkParts(
                      path.join(generatedFilesDir, 'client-manifest.json'),
                    ),
                  ]
                : [],
          },
  };
}

function cacheGroups() {
  return Object.fromEntries(
    Object.entries(STYLE_PARTS).map(([name, folder]) => [
      name,
      {
        name,
        type: 'css/mini-extract',
        test: new RegExp(`[\\\\/]${folder.replaceAll('/', '[\\\\/]')}[\\\\/]`),
        chunks: 'all' as const,
        enforce: true,
        priority: PRIORITY,
      },
    ]),
  );
}
