import path from 'node:path';
import {originalOf} from '../../../src/sets/page/place';

/** Where the files of a moved page stand from now on, those of its translations too. */
export interface MovedPaths {
  /** Path of a file after the move: its own where it does not move. */
  after(file: string): string;
  /** What a file says to name another, after the move; `undefined` when it may stay as it is. */
  relative(file: string, reference: string): string | undefined;
}

/**
 * Says what becomes of the paths of a page.
 *
 * @param from - path of the page's source
 * @param to - its path after the move, below the same set
 * @param folder - of the set's pages
 */
export function movedPaths(
  from: string,
  to: string,
  folder: string,
): MovedPaths {
  const old = from.slice(folder.length);
  const now = to.slice(folder.length);
  const after = (file: string) =>
    originalOf(file) === from ? file.slice(0, -old.length) + now : file;
  return {
    after,
    relative(file, reference) {
      const [target, rest] = split(reference);
      if (!isRelative(target)) {
        return undefined;
      }
      const named = path.posix.join(path.posix.dirname(file), target);
      if (after(file) === file && after(named) === named) {
        return undefined;
      }
      const direct = path.posix.relative(
        path.posix.dirname(after(file)),
        after(named),
      );
      const renamed = (direct.startsWith('.') ? direct : `./${direct}`) + rest;
      const same = renamed === reference || renamed === `./${reference}`;
      return same ? undefined : renamed;
    },
  };
}

function isRelative(target: string): boolean {
  return (
    /^\.{1,2}\//.test(target) ||
    (/\.\w+$/.test(target) && !/^[a-z][\w+.-]*:|^[/@]/i.test(target))
  );
}

/** Splits a reference into the file and the query and anchor behind it. */
function split(reference: string): [file: string, rest: string] {
  const end = reference.search(/[?#]/);
  return end < 0
    ? [reference, '']
    : [reference.slice(0, end), reference.slice(end)];
}
