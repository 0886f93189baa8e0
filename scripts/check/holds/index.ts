import type {FileTree} from '../files';
import {importHolds} from './imports';
import {nameHolds} from './names';
import {ownNames, styleHolds} from './styles';
import type {Hold} from './types';

const FOLDERS = ['src', 'scripts', 'tests/support', 'sidebars'];
const ROOT_FILES = ['docusaurus.config.ts', 'vitest.config.mts'];

/** Files that hold the inside of packages in their hands as data: these detectors. */
const DETECTORS = /^scripts\/check\/(?:rules\/)?holds/;

/** Every hold of the project's modules and style sheets on the inside of packages. */
export function findHolds(files: FileTree): {
  readonly inspected: number;
  readonly holds: readonly Hold[];
} {
  const own = ownNames(files);
  const all = [
    ...FOLDERS.flatMap((folder) => files.list(folder)),
    ...ROOT_FILES.filter((file) => files.has(file)),
  ].filter((file) => !DETECTORS.test(file));
  const modules = all.filter((file) => /\.m?tsx?$/.test(file));
  const sheets = all.filter((file) => file.endsWith('.css'));
  return {
    inspected: modules.length + sheets.length,
    holds: [
      ...modules.flatMap((file) => {
        const text = files.read(file);
        return [
          ...importHolds(file, text, files),
          ...nameHolds(file, text, files),
        ];
      }),
      ...sheets.flatMap((file) => styleHolds(file, files.read(file), own)),
    ],
  };
}
