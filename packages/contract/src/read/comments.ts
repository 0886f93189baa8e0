import {documentation, parseTag, type Documentation} from './tags';

/** A comment of a C file; consecutive lines of `//` are one comment. */
interface Comment {
  /** Offset of its first character. */
  readonly start: number;
  /** Offset behind its last character. */
  readonly end: number;
  /** From 1. */
  readonly line: number;
  /** Only white space precedes it on its line. */
  readonly ownLine: boolean;
  /** Without delimiters and the asterisks at line starts. */
  readonly text: string;
}

// Strings are matched too, because they may contain the beginning of a comment.
const TOKEN =
  /(?:\/\/.*(?:\r?\n[ \t]*(?=\/\/))?)+|\/\*[^]*?(?:\*\/|$)|"(?:\\[^]|[^"\\\n])*"|'(?:\\[^]|[^'\\\n])*'/g;

const TAG = /^[@\\]([A-Za-z]\w*)(?:\[([^\]]*)\])?(?=[\s{]|$)/gm;

/** The comments of a C file, and the declarations that they document. */
export class Comments {
  readonly #source: string;
  readonly #all: readonly Comment[];

  /** @param source - text of the file */
  constructor(source: string) {
    this.#source = source;
    this.#all = findComments(source);
  }

  /** The source with spaces in place of comments; offsets stay valid. */
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
   * Finds the comment of a declaration: the one directly above it, else the one behind it on the same line.
   *
   * @param start - offset of the declaration's first character
   * @param end - offset behind its last character
   */
  of(start: number, end: number): Documentation | undefined {
    const above = this.#all.filter(({end: last}) => last <= start).at(-1);
    const behind = this.#all.find((comment) => comment.start >= end);
    // Macros such as an export attribute may precede the declaration.
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

/** Keeps the number of lines. Drops Doxygen's group braces and the commands that only format a word. */
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

/** Splits a comment into tags, each up to the next tag or empty line, and the paragraphs outside of tags. */
function parseComment({text, line}: Comment): Documentation {
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
  return documentation(paragraphs, tags);
}

function joinLines(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
