import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** Mends what navigation within the application leaves undone: a module per matter. */
export default function steadyNavigationPlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'steady-navigation',
    getClientModules: () =>
      ['replaceAddress', 'arrival'].map((name) =>
        path.join(siteDir, `src/native-first/plugin/navigation/${name}.ts`),
      ),
  };
}
