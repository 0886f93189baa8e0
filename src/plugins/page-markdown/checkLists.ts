import type {ListedPage, ListFile} from './llmsLists';

/**
 * Holds the lists of Markdown twins to the pages: each stands in one of them, once.
 *
 * @throws Error naming every page that is missing or listed more than once
 */
export function checkLists(
  files: readonly ListFile[],
  pages: readonly ListedPage[],
): void {
  const listed = files.flatMap(({path, text}) =>
    [...text.matchAll(/\]\((\S+\.md)\)/g)].map(([, address]) => ({
      path,
      address,
    })),
  );
  const problems = pages.flatMap(({route, twin}) => {
    const places = listed.filter(({address}) => address === twin);
    return places.length === 1
      ? []
      : [
          `${route}: expected in one list, found in ${places.map(({path}) => path).join(', ') || 'none'}`,
        ];
  });
  if (problems.length > 0) {
    throw new Error(
      `Lists of Markdown pages (llms.txt):\n${problems.join('\n')}\nGive each page one place in its set's sidebar, in sidebars/.`,
    );
  }
}
