/** One tag of a comment: `@param[in,null] path - text`. */
export interface HeaderTag {
  readonly name: string;
  /** What stands in brackets after the name: `in,null`; empty when there are none. */
  readonly flags: string;
  readonly text: string;
  /** Line of the header, from 1. */
  readonly line: number;
}

/** A documentation comment and the code that follows it, up to the next comment. */
export interface HeaderBlock {
  readonly tags: readonly HeaderTag[];
  /** Text before the first tag, joined to one line. */
  readonly summary: string;
  readonly code: string;
  readonly line: number;
}

const COMMENT = /\/\*\*([\s\S]*?)\*\//g;
const TAG = /^@([a-z]+)(?:\[([^\]]*)\])?\s*(.*)$/;

/**
 * Splits a header into its documentation comments, each with the code that follows it.
 *
 * @param text - the header's text
 */
export function readBlocks(text: string): HeaderBlock[] {
  const comments = [...text.matchAll(COMMENT)];
  return comments.map((comment, index) => {
    const end = comment.index + comment[0].length;
    const line = text.slice(0, comment.index).split('\n').length;
    return {
      ...readTags(comment[1]!, line),
      code: text.slice(end, comments[index + 1]?.index).trim(),
      line,
    };
  });
}

function readTags(
  comment: string,
  firstLine: number,
): Pick<HeaderBlock, 'tags' | 'summary'> {
  const summary: string[] = [];
  const tags: (HeaderTag & {text: string})[] = [];
  comment.split('\n').forEach((raw, index) => {
    const text = raw.replace(/^\s*\*?\s?/, '').trim();
    const match = TAG.exec(text);
    const last = tags.at(-1);
    if (match) {
      const [, name, flags = '', rest] = match;
      tags.push({name: name!, flags, text: rest!, line: firstLine + index});
    } else if (last) {
      last.text = `${last.text} ${text}`.trim();
    } else if (text) {
      summary.push(text);
    }
  });
  return {summary: summary.join(' '), tags};
}

/** Splits `a - b` at the first separator; the second part is empty when there is none. */
export function splitAt(text: string, separator: string): [string, string] {
  const at = text.indexOf(separator);
  return at < 0
    ? [text.trim(), '']
    : [text.slice(0, at).trim(), text.slice(at + separator.length).trim()];
}
