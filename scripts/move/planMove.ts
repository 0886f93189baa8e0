import {isPageFile, PAGE_FOLDERS} from '../../src/sets/page/listPages';
import {parsePage} from '../../src/sets/page/sourcePage';
import type {FileTree} from '../check/files';
import {findPage} from './findPage';
import {planHeadingRename} from './heading/index';
import {readHeadingRename} from './heading/wish';
import {planPageMove} from './page/index';
import {readPageMove} from './page/wish';
import type {MovePlan} from './plan';
import type {MoveWish} from './readArguments';

/**
 * Plans what `npm run move` does. Nothing is written.
 *
 * @throws Error when it cannot be, with what to do instead; ProblemError when a page cannot be read
 */
export function planMove(
  {page: name, heading, to, published}: MoveWish,
  files: FileTree,
): MovePlan {
  const pages = PAGE_FOLDERS.flatMap((folder) => files.list(folder))
    .filter(isPageFile)
    .map((file) => parsePage(file, files.read(file)));
  const page = findPage(name, pages);
  return heading === undefined
    ? planPageMove(readPageMove(page, to, published, pages), pages, files)
    : planHeadingRename(
        readHeadingRename(page, heading, to, published),
        pages,
        files,
      );
}
