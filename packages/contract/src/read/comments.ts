import {findFirstSentence} from '../text';
import type {ContractItem, ContractTag} from '../types';

/** The properties of an item that come from its comment. */
export type CommentContent = Pick<
  ContractItem,
  'brief' | 'text' | 'tags' | 'since' | 'deprecated' | 'defaultValue'
>;

/** Tags that begin with a name: `@param path - text`, `@retval CODE text`. */
const NAMED = /^(?:param|error|retval)$/;
/** Tags that may begin with a name or keyword, separated by a hyphen: `@thread any - text`. */
const KEYED = /^(?:pre|thread|blocking|callback)$/;
/** Tags with an alternative: `@pre path - must exist. | CODE`, `@error CODE - cause | remedy`. */
const ALTERNATIVE = /^(?:pre|error|retval)$/;

/** Parses the text of a tag into subject, text and alternative. */
export function parseTag(
  name: string,
  flags: string | undefined,
  whole: string,
  line: number,
): ContractTag {
  const pattern = NAMED.test(name)
    ? /^((?:[\w$.-]+)(?:, ?[\w$.]+)*)(?:\s+[-:–—]+(?=\s|$))?\s*(.*)$/s
    : KEYED.test(name)
      ? /^(\w+) - (.*)$/s
      : undefined;
  const [, subject, rest = whole] = pattern?.exec(whole) ?? [];
  const [text, otherwise] = ALTERNATIVE.test(name)
    ? splitAlternative(rest)
    : [rest];
  return {
    name,
    ...(flags !== undefined && {flags}),
    ...(subject !== undefined && {subject}),
    text,
    ...(otherwise !== undefined && {otherwise}),
    line,
  };
}

/** Splits `cause | remedy` at the bar. Without a bar, the second part is `undefined`. */
export function splitAlternative(
  text: string,
): [first: string, second: string | undefined] {
  const at = text.indexOf(' | ');
  return at < 0
    ? [text.trim(), undefined]
    : [text.slice(0, at).trim(), text.slice(at + 3).trim()];
}

/** @param paragraphs - text of the comment outside of tags */
export function createCommentContent(
  paragraphs: readonly string[],
  tags: readonly ContractTag[],
): CommentContent {
  const tagNamed = (name: string) =>
    tags.find((tag) => tag.name === name)?.text;
  const [since, deprecated, defaultValue] = [
    'since',
    'deprecated',
    'defaultValue',
  ].map(tagNamed);
  const text = paragraphs.join('\n\n');
  return {
    brief: tagNamed('brief') ?? findFirstSentence(paragraphs[0] ?? ''),
    ...(text && {text}),
    ...(tags.length > 0 && {tags}),
    ...(since !== undefined && {since}),
    ...(deprecated !== undefined && {deprecated}),
    ...(defaultValue !== undefined && {defaultValue}),
  };
}

/** A comment of a C file. Consecutive `//` lines form one comment. */
interface Comment {
  /** Offset of the first character. */
  readonly start: number;
  /** Offset after the last character. */
  readonly end: number;
  /** 1-based line number. */
  readonly line: number;
  /** `true` if only white space precedes the comment on its line. */
  readonly ownLine: boolean;
  /** Text without comment delimiters and leading asterisks. */
  readonly text: string;
}

// Also matches string literals, because they may contain `/*` or `//`.
const TOKEN =
  /(?:\/\/.*(?:\r?\n[ \t]*(?=\/\/))?)+|\/\*[^]*?(?:\*\/|$)|"(?:\\[^]|[^"\\\n])*"|'(?:\\[^]|[^'\\\n])*'/g;

const TAG = /^[@\\]([A-Za-z]\w*)(?:\[([^\]]*)\])?(?=[\s{]|$)/gm;

/** Finds the comments of a C file and the comment of each declaration. */
export class CommentIndex {
  readonly #source: string;
  readonly #all: readonly Comment[];

  /** @param source - contents of the C file */
  constructor(source: string) {
    this.#source = source;
    this.#all = findComments(source);
  }

  /** The source with all comments replaced by spaces, so that offsets remain valid. */
  get code(): string {
    return this.#all.reduce(
      (code, {start, end}) =>
        code.slice(0, start) +
        code.slice(start, end).replace(/[^\n]/g, ' ') +
        code.slice(end),
      this.#source,
    );
  }

  /**
   * Finds the comment of a declaration: directly above it, otherwise after it on the same line.
   *
   * @param start - offset of the first character of the declaration
   * @param end - offset after its last character
   */
  of(start: number, end: number): CommentContent | undefined {
    const above = this.#all.filter(({end: last}) => last <= start).at(-1);
    const behind = this.#all.find((comment) => comment.start >= end);
    // Allows macros between the comment and the declaration, such as an export attribute.
    const isAbove =
      above?.ownLine &&
      /^\s*[^;,{}()#\n]*$/.test(this.#source.slice(above.end, start)) &&
      !/\n[ \t\r]*\n/.test(this.#source.slice(above.end, start));
    const isBehind =
      behind && /^[ \t;,)]*$/.test(this.#source.slice(end, behind.start));
    const found = isAbove ? above : isBehind ? behind : undefined;
    return found && parseComment(found);
  }
}

function findComments(source: string): Comment[] {
  const comments: Comment[] = [];
  let line = 1;
  let done = 0;
  for (const {0: raw, index} of source.matchAll(TOKEN)) {
    line += countLines(source.slice(done, index));
    done = index;
    if (raw.startsWith('/')) {
      const lineStart = source.lastIndexOf('\n', index) + 1;
      comments.push({
        start: index,
        end: index + raw.length,
        line,
        ownLine: source.slice(lineStart, index).trim() === '',
        text: stripDelimiters(raw),
      });
    }
  }
  return comments;
}

/**
 * Removes comment delimiters, Doxygen's group braces, and Doxygen commands that only format a word. Does not
 * change the number of lines.
 */
function stripDelimiters(raw: string): string {
  return raw
    .replace(/\*+\/$/, '')
    .split('\n')
    .map((row) =>
      row
        .replace(/^\s*(?:\/\*[*!]*<?|\/\/[/!]*<?|\*+(?=\s|$)|\*)/, '')
        .replace(/(?<=^|[\s(])[@\\](?:[{}]|(?:ref|[abcep]|em)\s+)/g, '')
        .trim(),
    )
    .join('\n');
}

function countLines(text: string): number {
  return text.split('\n').length - 1;
}

/** Parses a comment into tags and paragraphs. A tag ends at the next tag or empty line. */
function parseComment({text, line}: Comment): CommentContent {
  const marks = [...text.matchAll(TAG)];
  const outside = [text.slice(0, marks[0]?.index)];
  const tags = marks.map(({0: mark, 1: name = '', 2: flags, index}, order) => {
    const rest = text.slice(index + mark.length, marks[order + 1]?.index);
    const [own = '', ...others] = rest.split(/\n\s*\n/);
    outside.push(...others);
    const tagLine = line + countLines(text.slice(0, index));
    return parseTag(name, flags, joinLines(own), tagLine);
  });
  const paragraphs = outside
    .flatMap((part) => part.split(/\n\s*\n/))
    .map(joinLines)
    .filter(Boolean);
  return createCommentContent(paragraphs, tags);
}

function joinLines(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
