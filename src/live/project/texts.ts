import {translate} from '@docusaurus/Translate';
import type {ProjectFacts, ProjectTexts} from './types';

/**
 * What a project says of itself, in the language of the page.
 *
 * @param source - address of the page that it was taken from
 */
export function projectTexts(
  source: string,
  {packageSource}: ProjectFacts,
): ProjectTexts {
  return {
    source: translate(
      {id: 'site.project.source', message: 'Taken from {source}'},
      {source},
    ),
    placeholder: translate(
      {
        id: 'site.project.placeholder',
        message:
          'Before you install: in `package.json`, replace `{placeholder}` with what your vendor gave you, the address of an archive or `file:` and its path. Never install `spreadsheet-sdk` by its name alone: anyone can register a name without a scope.',
      },
      {placeholder: packageSource},
    ),
    start: translate({
      id: 'site.project.start',
      message:
        'The page opens in your browser, and updates whenever you save a file. `npm run check` checks the types.',
    }),
    open: (address) =>
      translate(
        {
          id: 'site.project.open',
          message:
            'Open {address} in your browser. The page updates whenever you save a file. `npm run check` checks the types.',
        },
        {address},
      ),
    yours: translate({
      id: 'site.project.yours',
      message:
        'Replace `YOUR-LICENSE-KEY` with your licence key. Files and servers that the code names are examples: replace them with your own.',
    }),
  };
}
