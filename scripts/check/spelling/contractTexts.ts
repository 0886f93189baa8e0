import {HEADER_FILE} from '../../../src/sets/ocr/contract/headerFile';
import {CONTRACT_FILE} from '../../../src/sets/spreadsheet/contract/contractFile';
import type {FileTree} from '../files';
import {lineAt} from '../sourceLines';
import type {SpelledText} from './texts';
import {blank} from '../blank';

/** Comments of both languages: blocks, and lines that begin with two slashes. */
const COMMENT = /\/\*[^]*?\*\/|\/\/[^\n]*/g;

/** What a comment says in code: samples, values, links to members, tags and the names behind them. */
const CODE_OF_COMMENTS =
  /"\w+"|```[^]*?```|[@\\]code\b[^]*?[@\\]endcode\b|\{@\w+[^}]*\}|[@\\](?:param(?:\[\w+\])?|tparam|retval|error|p|c|ref|typeParam)\s+\S+|[@\\]\w+/g;

/** Files of the contracts, those that are there. */
export function contractFiles({has}: FileTree): string[] {
  return [HEADER_FILE, CONTRACT_FILE].filter(has);
}

/** The comments of the contracts. */
export function contractTexts(files: FileTree): SpelledText[] {
  return contractFiles(files).flatMap((file) => {
    const source = files.read(file);
    return [...source.matchAll(COMMENT)].map(({0: comment, index}) => ({
      file,
      line: lineAt(source, index),
      text: comment.replace(CODE_OF_COMMENTS, blank),
    }));
  });
}

/** Names that the code of the contracts has: members, parameters, types, macros. */
export function contractNames(files: FileTree): string[] {
  return contractFiles(files).flatMap(
    (file) =>
      files
        .read(file)
        .replace(COMMENT, ' ')
        .match(/[A-Za-z_]\w*/g) ?? [],
  );
}
