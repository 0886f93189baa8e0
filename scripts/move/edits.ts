/** A part of a text, from one position to another, and what takes its place. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/**
 * Puts texts in the place of others; everything else stays as it is written.
 *
 * @throws Error when two edits concern the same part
 */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  let result = '';
  let done = 0;
  for (const edit of [...edits].sort((a, b) => a.start - b.start)) {
    if (edit.start < done) {
      throw new Error(
        `Two edits of the same part, "${text.slice(edit.start, done)}": expected one for each.`,
      );
    }
    result += text.slice(done, edit.start) + edit.text;
    done = edit.end;
  }
  return result + text.slice(done);
}
