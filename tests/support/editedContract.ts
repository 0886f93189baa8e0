import {readFileSync} from 'node:fs';

/**
 * Reads a contract and edits its text.
 *
 * @throws Error naming an edit whose text is not found
 */
export function editedContract(
  file: string,
  edits: readonly (readonly [from: string, to: string])[],
): string {
  return edits.reduce(
    (text, [from, to]) => {
      if (!text.includes(from)) {
        throw new Error(`${file}: expected "${from}" to edit, found none.`);
      }
      return text.replace(from, () => to);
    },
    readFileSync(file, 'utf8'),
  );
}
