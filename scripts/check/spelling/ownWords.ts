import type {FileTree} from '../files';

/** Words of the product and its field that no dictionary has, one a line, sorted. */
export const OWN_WORDS_FILE = 'scripts/check/spelling/words.txt';

/** A word of the file, with its line. */
export interface OwnWord {
  readonly word: string;
  /** From 1. */
  readonly line: number;
}

/** Reads the words of the file; what stands behind `#` is a remark. */
export function readOwnWords(files: FileTree): OwnWord[] {
  return files
    .read(OWN_WORDS_FILE)
    .split('\n')
    .map((text, index) => ({
      word: text.replace(/#.*/, '').trim(),
      line: index + 1,
    }))
    .filter(({word}) => word !== '');
}
