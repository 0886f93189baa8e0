import type {ChangedFiles} from './changedFiles';
import type {Sources} from './sources';
import type {Check} from './types';

/** Files that no rule reads. */
const UNREAD =
  /^(?:tests|bench|guides|\.ci|\.githooks|scripts\/(?!check\/|samples\/))\b|^[^/]+\.md$/;

/**
 * The sources that a rule has to look at after some files have changed. Anything but a page may concern all of them.
 *
 * @returns `undefined` where there is nothing for it to look at
 */
export function narrow(
  {reads}: Pick<Check, 'reads'>,
  sources: Sources,
  {changed, removed}: ChangedFiles,
): Sources | undefined {
  const pages = sources.pages.filter(({file}) => changed.includes(file));
  const files = pages.map(({file}) => file);
  const isOfPages = [...changed, ...removed]
    .filter((file) => !UNREAD.test(file))
    .every((file) => files.includes(file));
  if (!isOfPages) {
    return sources;
  }
  switch (reads) {
    case 'page':
      return {...sources, pages, isNarrowed: true};
    case 'pages':
      return {...sources, changedPages: files};
    case 'others':
      return undefined;
  }
}
