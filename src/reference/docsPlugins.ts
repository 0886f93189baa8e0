import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import {SET_BUILDS} from './sets';
import {DOCS_SET_LIST} from '../site/sets/index';
import type {PageSettings} from './setContract';

const DOCS_PLUGIN = '@docusaurus/plugin-content-docs';

/**
 * Configures an instance of the docs plugin for each set.
 *
 * @param pages - options of all instances
 * @param settings - settings that pages show
 */
export function docsPlugins(
  pages: Partial<DocsOptions>,
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
        // Before the default steps, so that generated headings enter the table of contents and links are checked.
        beforeDefaultRemarkPlugins: steps,
      },
    ];
  });
}
