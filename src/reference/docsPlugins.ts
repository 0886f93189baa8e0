import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import {SET_BUILDS} from './builds';
import {DOCS_SET_LIST} from '../site/sets/index';
import type {PageSettings} from './setBuild';

const DOCS_PLUGIN = '@docusaurus/plugin-content-docs';

/**
 * One instance of the docs plugin for each set, as the configuration lists plugins.
 *
 * @param pages - how the pages of the whole site are compiled, and what they say of their sources
 * @param settings - those of the build that pages show
 */
export function docsPlugins(
  pages: Pick<
    DocsOptions,
    | 'remarkPlugins'
    | 'rehypePlugins'
    | 'recmaPlugins'
    | 'editUrl'
    | 'editLocalizedFiles'
    | 'showLastUpdateTime'
  >,
  settings: PageSettings = {spreadsheetPackage: undefined},
): [string, DocsOptions][] {
  return DOCS_SET_LIST.map(({id, folder, routeBasePath}) => {
    const build = SET_BUILDS[id];
    const steps: DocsOptions['remarkPlugins'] = build
      ? [[build.step, settings]]
      : [];
    return [
      DOCS_PLUGIN,
      {
        id,
        path: folder,
        routeBasePath,
        sidebarPath: `./sidebars/${id}.ts`,
        breadcrumbs: true,
        lastVersion: 'current',
        versions: {
          current: {label: 'Next', path: '', banner: 'none', badge: false},
        },
        ...pages,
        // The headings that a step makes enter the table of contents, its links are checked.
        beforeDefaultRemarkPlugins: steps,
      },
    ];
  });
}
