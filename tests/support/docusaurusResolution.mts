import {existsSync} from 'node:fs';
import path from 'node:path';
import {transformWithOxc, type Plugin} from 'vite';

/**
 * Resolves `@theme/*` like the bundler of the site (override, then classic theme), and compiles the JSX in
 * plain `.js` files of Docusaurus.
 */
export function docusaurusResolution(root: string): Plugin {
  const folders = [
    'src/theme',
    'node_modules/@docusaurus/theme-classic/src/theme',
  ];
  return {
    name: 'docusaurus-for-tests',
    enforce: 'pre',
    resolveId(source) {
      const name = /^@theme\/(.*)$/.exec(source)?.[1];
      if (name === undefined) {
        return null;
      }
      for (const folder of folders) {
        for (const suffix of ['.tsx', '.ts', '/index.tsx', '/index.ts']) {
          const file = path.join(root, folder, name + suffix);
          if (existsSync(file)) {
            return file;
          }
        }
      }
      return null;
    },
    async transform(code, id) {
      if (/node_modules\/@docusaurus\/.*\.js$/.test(id)) {
        return transformWithOxc(code, id, {
          lang: 'jsx',
          jsx: {runtime: 'automatic'},
        });
      }
      return null;
    },
  };
}
