import {loadHeader} from '../../../src/reference/ocr/contract/header';
import {HEADER_FILE} from '../../../src/reference/ocr/contract/header';
import {CONTRACT_FILE} from '../../../src/reference/spreadsheet/contract/declarations';
import {loadDeclarations} from '../../../src/reference/spreadsheet/contract/declarations';
import type {FileTree} from '../files';
import {headerKeys} from './keyTables';

/** The C header with its text, and the keys of JSON that its comment describes. */
export const headerOf = readOnce((files) => {
  const source = files.read(HEADER_FILE);
  const header = loadHeader(HEADER_FILE, (file) => files.read(file));
  return {header, source, keys: headerKeys(source)};
});

/** The declarations of the Spreadsheet SDK with their text. */
export const declarationsOf = readOnce((files) => {
  const source = files.read(CONTRACT_FILE);
  const contract = loadDeclarations(CONTRACT_FILE, (file) => files.read(file));
  return {contract, source};
});

/** Several rules ask for the same contract. */
function readOnce<T>(read: (files: FileTree) => T): (files: FileTree) => T {
  const known = new WeakMap<FileTree, T>();
  return (files) => {
    const contract = known.get(files) ?? read(files);
    known.set(files, contract);
    return contract;
  };
}
