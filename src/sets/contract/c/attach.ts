import {commentTexts, type CommentText} from './commentText';
import {readDoc, type DocComment} from './doxygen';
import type {Comment, Token} from './tokens';

/** Tags of comments that describe something other than the declaration after them. */
const ELSEWHERE =
  /^[@\\](?:file|defgroup|mainpage|page|subpage|section|name|dir|namespace|fn|def|struct|union|enum|typedef|var|cond|endcond|weakgroup|addtogroup|[{}])(?![A-Za-z])/;

/**
 * The comment that describes a declaration: the documentation comment before it, else a plain
 * one directly above, else one behind it.
 *
 * @param first - the declaration's first token
 * @param after - comments after its end
 * @param endLine - line where it ends
 * @param nextLine - line of what follows it
 */
export function docOf(
  first: Token,
  after: readonly Comment[],
  endLine: number,
  nextLine: number,
): DocComment | undefined {
  const before = commentTexts(first.comments).filter(isOfNext);
  const doc = before.filter(({isDoc}) => isDoc).at(-1);
  const above = before.at(-1);
  const behind = commentTexts(after).find(
    (text, index) =>
      text.isTrailing ||
      (!text.ownLine && text.line === endLine) ||
      (index === 0 && isBelow(text, endLine, nextLine)),
  );
  const isAbove = above && !above.apart && above.endLine >= first.line - 1;
  const found = doc ?? (isAbove ? above : behind);
  return found && readDoc(found);
}

/** The comment of a value, field or parameter: the one before it, or the one behind it. */
export function docBeside(
  first: Token,
  following: readonly Token[],
): DocComment | undefined {
  const before = commentTexts(first.comments).filter(isOfNext).at(-1);
  const behind = following
    .flatMap(({comments}) => commentTexts(comments))
    .find(
      (text) => text.isTrailing || (!text.ownLine && text.line <= first.line),
    );
  const isAbove = before && (before.isDoc || before.endLine >= first.line - 1);
  const found =
    isAbove && before.isDoc
      ? before
      : (behind ?? (isAbove ? before : undefined));
  return found && readDoc(found);
}

/** Whether a comment is about what follows rather than what stands before, or a group. */
function isOfNext({isTrailing, ownLine, rows}: CommentText): boolean {
  return (
    ownLine &&
    !isTrailing &&
    rows.some(({text}) => text !== '') &&
    !rows.some(({text}) => ELSEWHERE.test(text))
  );
}

/** A plain comment on the lines right below a declaration, and apart from what follows. */
function isBelow(
  {isDoc, ownLine, line, endLine: end, rows}: CommentText,
  endLine: number,
  nextLine: number,
): boolean {
  return (
    !isDoc &&
    ownLine &&
    line === endLine + 1 &&
    nextLine > end + 1 &&
    rows.some(({text}) => text !== '')
  );
}
