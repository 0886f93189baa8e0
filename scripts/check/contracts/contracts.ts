import {
  buildDeclarations,
  buildHeader,
  loadSetContract,
} from '../../../src/reference';
import type {Problem} from '../../../src/content';
import {OCR_CONTRACT} from '../../../src/site/sets/ocr/contract';
import {SPREADSHEET_CONTRACT} from '../../../src/site/sets/spreadsheet/contract';
import {lineAt, type FileTree} from '../files';

/** Reads the C header; once for several rules. */
export const readHeader = once((files) => {
  const {file} = OCR_CONTRACT;
  const header = buildHeader(loadSetContract(file, files.read));
  return {header, source: files.read(file)};
});

/** Reads the declarations of the Spreadsheet SDK; once for several rules. */
export const readDeclarations = once((files) => {
  const {file} = SPREADSHEET_CONTRACT;
  const declarations = buildDeclarations(loadSetContract(file, files.read));
  return {declarations, source: files.read(file)};
});

function once<Value>(
  read: (files: FileTree) => Value,
): (files: FileTree) => Value {
  const known = new WeakMap<FileTree, {readonly value: Value}>();
  return (files) => {
    const {value} = known.get(files) ?? {value: read(files)};
    known.set(files, {value});
    return value;
  };
}

/** Reports names in the data of a set that its contract does not have. */
export function dataProblems(
  files: FileTree,
  set: 'ocr' | 'spreadsheet',
  contract: string,
  names: readonly string[],
  has: (name: string) => boolean,
): Problem[] {
  const file = `src/site/sets/${set}/contract.ts`;
  const text = files.read(file);
  return names
    .filter((name) => !has(name))
    .map((name) => ({
      file,
      line: lineAt(text, text.search(new RegExp(`\\b${name}\\b`))),
      found: `${name}, which is not in ${contract}`,
      expected: `a name of ${contract}`,
      remedy: 'Correct the name, or remove its row.',
    }));
}
