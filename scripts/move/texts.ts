import type {FileTree} from '../check/files';
import type {Mention} from './plan';

/** Folders whose modules and data may name pages. */
const ROOMS = [
  'src',
  'sidebars',
  'i18n',
  'scripts',
  'runtime',
  'bench',
  'tests',
];

/** What the site must have, what was measured, and sites of others: none of them follows a move. */
const FIXED = /^(?:tests\/(?:spec|fixtures)|bench\/(?:results|sites))\//;

/** Modules and data that may name pages by their addresses and files, and follow when one moves. */
export function dataFiles(files: FileTree): string[] {
  return ROOMS.flatMap((room) => files.list(room))
    .filter((file) => /\.(?:tsx?|mts|json)$/.test(file) && !FIXED.test(file))
    .concat(files.has(CONFIGURATION) ? [CONFIGURATION] : []);
}

const CONFIGURATION = 'docusaurus.config.ts';

/** Files that speak of pages in sentences, with their texts. */
export function proseTexts(files: FileTree): [file: string, text: string][] {
  return ['README.md', 'CONTRIBUTING.md', ...files.list('contracts')]
    .filter(files.has)
    .map((file) => [file, files.read(file)]);
}

/** What the site must have, with its texts: it says so of its own, and follows no move. */
export function specTexts(files: FileTree): [file: string, text: string][] {
  return files.list('tests/spec').map((file) => [file, files.read(file)]);
}

/** Lines of texts that a renaming would still change. */
export function mentionsIn(
  texts: Iterable<readonly [file: string, text: string]>,
  rename: (text: string) => string,
): Mention[] {
  return [...texts].flatMap(([file, text]) =>
    rename(text) === text
      ? []
      : text
          .split('\n')
          .flatMap((line, index) =>
            rename(line) === line ? [] : [{file, line: index + 1}],
          ),
  );
}
