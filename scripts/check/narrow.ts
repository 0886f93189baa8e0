import type {ChangedFiles} from './changedFiles';
import type {Sources} from './sources';
import type {Check} from './types';

/** Files that no rule reads. */
const UNREAD =
  /^(?:tests|bench|guides|\.ci|\.githooks|scripts\/(?!check\/|samples\/))\b|\.md$/;

/** Files that only rules read which look at the whole site in any case. */
const CHEAP = /^i18n\/.*\.json$|\.(?:css|png|jpe?g|gif|webp|avif|svg)$/;

/**
 * The sources that a rule has to look at after some files have changed: a rule that holds each page by itself gets the
 * changed pages. Anything but a page may concern all of them.
 */
export function narrow(
  {isPageByPage}: Pick<Check, 'isPageByPage'>,
  sources: Sources,
  {changed, removed}: ChangedFiles,
): Sources {
  const pages = sources.pages.filter(({file}) => changed.includes(file));
  const isOfPages = [...changed, ...removed]
    .filter((file) => !UNREAD.test(file) && !CHEAP.test(file))
    .every((file) => pages.some((page) => page.file === file));
  return isPageByPage && isOfPages
    ? {...sources, pages, isNarrowed: true}
    : sources;
}
