/** A text whose continued lines are joined, and the way back to the lines of the original. */
export interface SplicedText {
  readonly text: string;
  /** Line of the original, from 1, for an offset of the text. Offsets must not fall between calls. */
  readonly lineAt: (offset: number) => number;
}

/** Joins lines that end with a backslash, and reads every kind of line end as `\n`. */
export function splice(source: string): SplicedText {
  const unix = source.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const joints: number[] = [];
  let text = '';
  let from = 0;
  for (const match of unix.matchAll(/\\[ \t]*\n/g)) {
    text += unix.slice(from, match.index);
    joints.push(text.length);
    from = match.index + match[0].length;
  }
  text += unix.slice(from);
  let line = 1;
  let seen = 0;
  let joint = 0;
  const lineAt = (offset: number): number => {
    for (; seen < offset; seen += 1) {
      if (text.charCodeAt(seen) === 10) {
        line += 1;
      }
    }
    while (joint < joints.length && joints[joint]! <= offset) {
      joint += 1;
    }
    return line + joint;
  };
  return {text, lineAt};
}
