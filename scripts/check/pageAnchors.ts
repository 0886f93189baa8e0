import type {SourcePage} from '../../src/sets/page/sourcePage';
import {ProblemError} from '../../src/sets/problem';
import type {Sources} from './sources';

const known = new WeakMap<
  SourcePage,
  Promise<ReadonlySet<string> | undefined>
>();

/**
 * Every anchor of a page as it is built, looked up once.
 *
 * @returns `undefined` when an element does not agree with the contract, which other checks refuse
 */
export function pageAnchors(
  page: SourcePage,
  {pages}: Sources,
): Promise<ReadonlySet<string> | undefined> {
  const anchors =
    known.get(page) ??
    readAnchors(page, pages).catch((error: unknown) => {
      if (error instanceof ProblemError) {
        return undefined;
      }
      throw error;
    });
  known.set(page, anchors);
  return anchors;
}

/** Parsers of the contracts stand behind this: they are loaded when a link needs them. */
async function readAnchors(
  page: SourcePage,
  pages: Sources['pages'],
): Promise<ReadonlySet<string>> {
  const {builtAnchors} = await import('../../src/sets/builtAnchors');
  return builtAnchors(page, (file) => pages.find((one) => one.file === file));
}
