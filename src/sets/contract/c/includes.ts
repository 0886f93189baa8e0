import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** Finds and reads header files. */
export interface HeaderFiles {
  /** Path of the file that an `#include` means; undefined when there is none. */
  readonly find: (
    name: string,
    from: string,
    quoted: boolean,
    next: boolean,
  ) => string | undefined;
  readonly read: (file: string) => string;
}

/**
 * Header files of the disk: beside the including file, in the folder of the contract, in the
 * given folders, and above the contract where its own path ends like the name
 * (`curl/curl.h` finds `<curl/easy.h>`).
 *
 * @param contract - path of the header that is read
 * @param folders - further folders, in order
 */
export function headerFiles(
  contract: string,
  folders: readonly string[],
): HeaderFiles {
  const own = path.dirname(contract);
  return {
    find: (name, from, quoted, next) => {
      const beside = quoted ? [path.dirname(from)] : [];
      const places = [...beside, ...folders, own, ...above(own, name)];
      const found = [...new Set(places)]
        .map((folder) => path.join(folder, name))
        .filter((file) => existsSync(file));
      return next
        ? found.find((file) => path.resolve(file) !== path.resolve(from))
        : found[0];
    },
    read: (file) => readFileSync(file, 'utf8'),
  };
}

function above(own: string, name: string): string[] {
  const head = path.dirname(name);
  const full = path.resolve(own);
  return head !== '.' && full.endsWith(path.sep + head)
    ? [full.slice(0, -head.length - 1) || path.sep]
    : [];
}
