import type {LoadContext, Plugin} from '@docusaurus/types';
import {toLocale} from '../../site/locales';
import {previewMiddleware, type PreviewSite} from './server';

/**
 * Shows writers what others show of the page they write, at `/__preview` in front of its path. In the development server
 * alone: nothing of it is in a build.
 */
export default function pagePreviewPlugin({
  siteDir,
  baseUrl,
  siteConfig: {url, title, tagline},
  i18n,
}: LoadContext): Plugin {
  const locale = toLocale(i18n.currentLocale);
  const look: PreviewSite['look'] = async (route, html) => {
    // What it imports is of no use to a build.
    const {pagePreview} = await import('./pagePreview');
    return pagePreview({html, url, route, title, tagline, locale});
  };
  return {
    name: 'page-preview',

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
