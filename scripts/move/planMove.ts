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
import {refuseSpecified, type SpecifiedAddresses} from './specified';

/**
 * Plans what `npm run move` does. Nothing is written.
 *
 * @param specified - the addresses that the specification lists
 * @throws Error when it cannot be, with what to do instead; ProblemError when a page cannot be read
 */
export function planMove(
  {page: name, heading, to, published, againstSpecification}: MoveWish,
  files: FileTree,
  specified: SpecifiedAddresses = new Map(),
): MovePlan {
  const pages = PAGE_FOLDERS.flatMap((folder) => files.list(folder))
    .filter(isPageFile)
    .map((file) => parsePage(file, files.read(file)));
  const page = findPage(name, pages);
  if (heading !== undefined) {
    return planHeadingRename(
      readHeadingRename(page, heading, to, published),
      pages,
      files,
    );
  }
  const move = readPageMove(page, to, published, pages);
  const place = specified.get(page.route);
  if (place !== undefined && !againstSpecification) {
    refuseSpecified(page.route, place);
  }
  const plan = planPageMove(move, pages, files);
  return place === undefined
    ? plan
    : {
        ...plan,
        next: [
          ...plan.next,
          `The specification lists ${page.route} (${place}): its tests fail until that says ${move.route}.`,
        ],
      };
}
