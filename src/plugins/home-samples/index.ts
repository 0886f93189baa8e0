import {existsSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {DOCS_SET_LIST} from '../../sets/index';

/** Modules that the landing pages import, and the page fragment of a set that each gathers. */
const FRAGMENTS = {
  'samples.js': '_home-sample.mdx',
  'results.js': '_home-result.mdx',
};

/**
 * Generates the modules through which the landing pages reach the sample of each set and a picture of
 * what it does: the bundler follows names that stand in a module, not names that are made while it runs.
 */
export default function homeSamplesPlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'home-samples',
    async contentLoaded({actions}) {
      for (const [module, fragment] of Object.entries(FRAGMENTS)) {
        const found = DOCS_SET_LIST.map(({id, folder}) => ({
          id,
          file: `${folder}/${fragment}`,
        })).filter(({file}) => existsSync(path.join(siteDir, file)));
        await actions.createData(module, renderModule(found));
      }
    },
  };
}

/** A module whose default export holds the fragments by the id of their set. */
function renderModule(
  fragments: readonly {readonly id: string; readonly file: string}[],
): string {
  return [
    ...fragments.map(
      ({file}, index) => `import fragment${index} from '@site/${file}';`,
    ),
    `export default {${fragments.map(({id}, index) => `'${id}': fragment${index}`).join(', ')}};`,
  ].join('\n');
}
