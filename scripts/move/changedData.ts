import type ts from 'typescript';
import type {FileTree} from '../check/files';
import type {Rename} from './addresses';
import {renameInLiterals} from './literals';
import {dataFiles} from './texts';

/**
 * Modules and data after a move, those that it changes.
 *
 * @param rename - addresses and files, wherever a text holds them
 * @param own - what else a text of one of the set's own files says from now on
 */
export function changedData(
  files: FileTree,
  rename: Rename,
  own: (
    file: string,
  ) => ((written: string, node: ts.Node) => string) | undefined = () =>
    undefined,
): Record<string, string> {
  return Object.fromEntries(
    dataFiles(files).flatMap((file): [string, string][] => {
      const text = files.read(file);
      const more = own(file);
      // Most files name no page: they need not be parsed.
      if (!more && rename(text) === text) {
        return [];
      }
      const changed = renameInLiterals(file, text, (written, node) =>
        rename(more?.(written, node) ?? written),
      );
      return changed === text ? [] : [[file, changed]];
    }),
  );
}
