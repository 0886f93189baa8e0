import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Shows `/a.html` and `/a/index.html`, on hosts that serve files by their names, as the page `/a`.
 * Docusaurus renders them so, but loads the code of the address as it stands ahead of that, finds
 * none, and hydrates a loading screen in place of the page:
 * https://github.com/facebook/docusaurus/blob/v3.10.2/packages/docusaurus/src/client/clientEntry.tsx
 */
export default function plainAddressesPlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'plain-addresses',
    getClientModules: () => [
      path.join(siteDir, 'src/plugins/plain-addresses/replaceAddress.ts'),
    ],
  };
}
