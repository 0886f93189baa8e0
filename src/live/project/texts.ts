import {translate} from '@docusaurus/Translate';
import type {Files, ProjectFacts} from './types';

/**
 * The paragraphs of a project's `README.md`, in the language of the page.
 *
 * @param source - address of the page that it was taken from
 * @param page - address to open once it has started, if starting it does not open that
 */
export function projectTexts(
  source: string,
  page: string | undefined,
  {packageSource, isPlaceholder}: ProjectFacts,
): Files {
  const from = translate(
    {id: 'site.project.source', message: 'Taken from {source}'},
    {source},
  );
  const placeholder = translate(
    {
      id: 'site.project.placeholder',
      message:
        'Before you install: in `package.json`, replace `{placeholder}` with what your vendor gave you, the address of an archive or `file:` and its path. Never install `spreadsheet-sdk` by its name alone: anyone can register a name without a scope.',
    },
    {placeholder: packageSource},
  );
  return {
    source: isPlaceholder ? `${from}\n\n${placeholder}` : from,
    start: page
      ? translate(
          {
            id: 'site.project.open',
            message:
              'Open {address} in your browser. The page updates whenever you save a file. `npm run check` checks the types.',
          },
          {address: page},
        )
      : translate({
          id: 'site.project.start',
          message:
            'The page opens in your browser, and updates whenever you save a file. `npm run check` checks the types.',
        }),
    yours: translate({
      id: 'site.project.yours',
      message:
        'Replace `YOUR-LICENSE-KEY` with your licence key. Files and servers that the code names are examples: replace them with your own.',
    }),
  };
}
