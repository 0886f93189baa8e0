import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {toLocale} from '../../site/locales';
import {devSources, type DevSource} from '../search-index/devSources';
import {previewMiddleware, type PreviewSite} from './server';

/**
 * Shows writers what others show of the page they write, at `/__preview` in front of its path, and what its
 * translations lack. In the development server alone: nothing of it is in a build.
 */
export default function pagePreviewPlugin({
  siteDir,
  baseUrl,
  siteConfig: {url, title, tagline},
  i18n,
}: LoadContext): Plugin {
  const locale = toLocale(i18n.currentLocale);
  let sources: readonly DevSource[] = [];
  const look: PreviewSite['look'] = async (route, html) => {
    // What they bring along is of no use to a build.
    const [{pagePreview}, {sourceNotes}] = await Promise.all([
      import('./pagePreview'),
      import('./sourceNotes'),
    ]);
    const file = sources.find((source) => source.path === route)?.file;
    return {
      ...(await pagePreview({html, url, route, title, tagline, locale})),
      ...(file && {source: sourceNotes(siteDir, path.posix.normalize(file))}),
    };
  };
  return {
    name: 'page-preview',

    allContentLoaded({allContent}) {
      sources = devSources(allContent, locale);
    },

    configureWebpack: () =>
      ({
        devServer: {
          setupMiddlewares: (middlewares: unknown[]) => {
            // In front: of several plugins' lists the first is asked first, and answers everything.
            middlewares.unshift({
              name: 'page-preview',
              middleware: previewMiddleware({siteDir, baseUrl, look}),
            });
            return middlewares;
          },
        },
        // Docusaurus's type leaves out the development server's part of the configuration.
      }) as ReturnType<NonNullable<Plugin['configureWebpack']>>,
  };
}
