import {isTrailing, type Comment} from './tokens';

/** A comment, or several lines of `//` that make one, without its delimiters. */
export interface CommentText {
  /** Whether it is written for a documentation generator: `/**`, `/*!`, `///`, `//!`. */
  readonly isDoc: boolean;
  readonly isTrailing: boolean;
  readonly ownLine: boolean;
  readonly apart: boolean;
  readonly line: number;
  readonly endLine: number;
  readonly rows: readonly {readonly text: string; readonly line: number}[];
}

/** Takes delimiters and decoration off comments and joins neighbouring `//` lines. */
export function commentTexts(comments: readonly Comment[]): CommentText[] {
  const texts: CommentText[] = [];
  for (const comment of comments) {
    const text = commentText(comment);
    const last = texts.at(-1);
    const joins =
      comment.text.startsWith('//') &&
      last?.rows.length !== 0 &&
      last?.endLine === comment.line - 1 &&
      last.isDoc === text.isDoc &&
      (last.isTrailing === text.isTrailing || last.isTrailing) &&
      comments
        .find(({endLine}) => endLine === last.endLine)
        ?.text.startsWith('//');
    if (last && joins) {
      texts[texts.length - 1] = {
        ...last,
        endLine: text.endLine,
        rows: [...last.rows, ...text.rows],
      };
    } else {
      texts.push(text);
    }
  }
  return texts;
}

function commentText(comment: Comment): CommentText {
  const {text, line, endLine, ownLine, apart = false} = comment;
  const isDoc = /^(?:\/\/(?:\/(?!\/)|!)|\/\*(?:\*(?![*/])|!))/.test(text);
  const inner = text.replace(/^\/[/*][/*!]*<?/, '').replace(/\**\*\/$/, '');
  const rows = inner.split('\n').map((row, index) => ({
    text: row
      .replace(index > 0 ? /^\s*\*+(?=\s|$)\s?|^\s*\*(?=\S)/ : /^$/, '')
      .trim(),
    line: line + index,
  }));
  return {
    isDoc,
    isTrailing: isTrailing(text),
    ownLine,
    apart,
    line,
    endLine,
    rows: rows.map((row) =>
      // Frames of stars, dashes and the like say nothing.
      /^[-=*#~_+/\\.\s]+$/.test(row.text) ? {...row, text: ''} : row,
    ),
  };
}
