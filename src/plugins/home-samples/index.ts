import {existsSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {DOCS_SET_LIST} from '../../sets/index';

/** Page fragment of a set that the landing pages show, if the set has one. */
const FRAGMENT = '_home-sample.mdx';

/**
 * Generates the module through which the landing pages reach the sample of each set: the bundler
 * follows names that stand in a module, not names that are made while it runs.
 */
export default function homeSamplesPlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'home-samples',
    async contentLoaded({actions}) {
      const folders = DOCS_SET_LIST.filter(({folder}) =>
        existsSync(path.join(siteDir, folder, FRAGMENT)),
      ).map(({id, folder}) => [id, folder]);
      await actions.createData('samples.js', renderModule(folders));
    },
  };
}

/** A module whose default export holds the fragments by the id of their set. */
export function renderModule(sets: readonly (readonly string[])[]): string {
  return [
    ...sets.map(
      ([, folder], index) =>
        `import sample${index} from '@site/${folder}/${FRAGMENT}';`,
    ),
    `export default {${sets.map(([id], index) => `'${id}': sample${index}`).join(', ')}};`,
  ].join('\n');
}
