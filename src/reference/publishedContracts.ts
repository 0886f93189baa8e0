import {cp} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

const FOLDER = 'contracts';

type WebpackResult = ReturnType<NonNullable<Plugin['configureWebpack']>>;

/** Publishes the SDK contracts under `/contracts/`, in builds and in the development server. */
export default function publishedContractsPlugin({
  siteDir,
  baseUrl,
}: LoadContext): Plugin {
  const source = path.join(siteDir, FOLDER);
  return {
    name: 'published-contracts',
    configureWebpack: () =>
      ({
        devServer: {
          static: [{directory: source, publicPath: `${baseUrl}${FOLDER}`}],
        },
        // Docusaurus's type lacks `devServer`.
      }) as WebpackResult,
    async postBuild({outDir}) {
      // The stored JSON is for builds only.
      const filter = (file: string) => !file.endsWith('.json');
      await cp(source, path.join(outDir, FOLDER), {recursive: true, filter});
    },
  };
}
