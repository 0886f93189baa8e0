import type {Plugin} from '@docusaurus/types';

/**
 * Whether packages bear the names by which a checkout reaches them, not those of the folder that its `node_modules` is a
 * link to: `npm run build` asks Node for that. Bundlers do as Node does, or the names of files would depend on where
 * that folder is, and modules that both find would be there twice.
 */
export const ARE_PACKAGES_LINKED = process.execArgv.includes(
  '--preserve-symlinks',
);

/** Lets the bundler of the application name packages as Node does. */
export default function linkedPackagesPlugin(): Plugin {
  const resolve = {symlinks: !ARE_PACKAGES_LINKED};
  return {
    name: 'linked-packages',
    configureWebpack: () => ({resolve, resolveLoader: resolve}),
  };
}
