// The site without search, to weigh what search adds: the one place that derives from the site's
// configuration, so that everything else stays the same.
import path from 'node:path';
import type {Config, Plugin, PluginConfig} from '@docusaurus/types';
import site from '../../docusaurus.config';

type Entry = (typeof site.plugins)[number];

const nameOf = (entry: Entry) =>
  typeof entry === 'function' ? entry.name : String([entry].flat()[0]);

/** Modules are named from the folder of the configuration file, which is another here. */
const fromHere = (entry: Entry): PluginConfig => {
  if (typeof entry === 'function') {
    return entry;
  }
  const name = nameOf(entry).replace(/^\.\//, `${path.resolve()}/`);
  return Array.isArray(entry) ? [name, entry[1] as {id?: string}] : name;
};

/** Puts nothing where the search button was, and no engine behind it. */
function noSearchBar(): Plugin {
  return {
    name: 'no-search-bar',
    configureWebpack: () => ({
      resolve: {
        alias: {
          '@theme/SearchBar': path.resolve('bench/search/emptySearchBar.tsx'),
          '@search-engine$': path.resolve(
            'src/search/engines/embedded/index.ts',
          ),
        },
      },
    }),
  };
}

export default {
  ...site,
  themes: [],
  plugins: [
    ...site.plugins
      .filter((entry) => !nameOf(entry).includes('search'))
      .map(fromHere),
    noSearchBar,
  ],
  themeConfig: {
    ...site.themeConfig,
    navbar: {
      ...site.themeConfig.navbar,
      items: site.themeConfig.navbar.items.filter(
        ({type}) => type !== 'search',
      ),
    },
  },
} satisfies Config;
