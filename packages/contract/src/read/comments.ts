import {firstSentence} from '../texts';
import type {ContractItem, ContractTag} from '../types';

/** A comment of a C file, or several lines of `//` that make one. */
interface Comment {
  /** Offset of its first character. */
  readonly start: number;
  /** Offset behind its last one. */
  end: number;
  readonly line: number;
  readonly column: number;
  /** Written for a documentation generator: `/**`, `/*!`, `///`, `//!`. */
  readonly isDoc: boolean;
  /** Marked as being about what stands before it: `/**<`, `///<`. */
  readonly isTrailing: boolean;
  /** Nothing but white space stands before it on its line. */
  readonly ownLine: boolean;
  readonly isLine: boolean;
  /** Without delimiters and decoration. */
  text: string;
}

/** What a comment says. */
type Said = Pick<
  ContractItem,
  'brief' | 'text' | 'tags' | 'since' | 'deprecated'
>;

const TOKEN =
  /\/\/(?:\\\r?\n|.)*|\/\*[^]*?(?:\*\/|$)|"(?:\\[^]|[^"\\\n])*"|'(?:\\[^]|[^'\\\n])*'/g;
/** A comment that draws a line across the file heads a section, unless it has tags, as in FreeType. */
const BANNER = /^(?![^]*^[\s*]*[@\\]\w)[^]*([-=*#~_+])\1{9}/m;
/** Tags of comments that describe something other than the declaration after them. */
const ELSEWHERE =
  /(?:^|\n)\s*[@\\](?:(?:file|defgroup|mainpage|page|subpage|section|name|dir|namespace|fn|def|struct|union|enum|typedef|var|cond|endcond|weakgroup|addtogroup)\b|[{}])/;
/** Those that name a declaration. */
const NAMES = /^(?:def|struct|union|enum|typedef|var)$/;
/** Tags that begin wherever they stand: https://www.doxygen.nl/manual/commands.html */
const BLOCK = new Set(
  (
    'attention author brief bug copyright date deprecated details exception ingroup invariant note par param post ' +
    'pre remark remarks result return returns retval sa see short since test throw throws todo tparam version warning'
  ).split(' '),
);
/** Commands that are part of a sentence, even at the start of a line. */
const INLINE = new Set(
  'a b c e p em n ref link endlink anchor cite emoji f image'.split(' '),
);
const TAG =
  /(?:^|(?<=\s))[@\\]([A-Za-z]+)(?:\s*\[([^\]]*)\])?(:?)(?=[\s({]|$)/gm;
const VERBATIM =
  /[@\\](code|verbatim|dot|msc|startuml|htmlonly|latexonly|rst|f\[)[^]*?(?:[@\\](?:end(?:code|verbatim|dot|msc|uml|htmlonly|latexonly|rst)|f\])|$)/g;

/** How far behind the beginning of a declaration its name is looked for, in characters. */
const MOST_WORDS = 200;

/** The comments of a C file, and what they say of its declarations. */
export class Comments {
  readonly #source: string;
  readonly #all: readonly Comment[];

  /** @param source - text of the file */
  constructor(source: string) {
    this.#source = source;
    this.#all = readComments(source);
  }

  /** The file with blanks in place of comments: all else keeps its place. */
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
   * What is said of a declaration: by the documentation comment before it, else by one behind it, else by a plain one
   * directly above or, as in zlib, directly below. One of several lines may have an empty line between, as in WebP: of
   * one line, it heads a section.
   *
   * @param start - offset of its first character
   * @param end - offset behind its last one
   */
  of(start: number, end: number): Said | undefined {
    const before = this.#before(start);
    const doc = before.filter(({isDoc}) => isDoc).at(-1);
    const above = before.at(-1);
    const isAbove =
      above && isCloseTo(above, this.#source.slice(above.end, start));
    const found =
      doc ??
      this.#behind(end) ??
      (isAbove ? above : undefined) ??
      this.#below(end);
    return found && read(found);
  }

  /** Comments on lines of their own with nothing but words between them and the declaration. */
  #before(start: number): Comment[] {
    const found: Comment[] = [];
    let gap = start;
    const earlier = this.#all.filter(({end}) => end <= start).reverse();
    for (const comment of earlier) {
      if (/[;,{}()#]/.test(this.#source.slice(comment.end, gap))) {
        break;
      }
      gap = comment.start;
      const next = this.#source.slice(comment.end, start + MOST_WORDS);
      if (isOfNext(comment, next)) {
        found.unshift(comment);
      }
    }
    return found;
  }

  #behind(end: number): Comment | undefined {
    let gap = end;
    for (const comment of this.#all) {
      if (comment.start < end) {
        continue;
      }
      const between = this.#source.slice(gap, comment.start);
      gap = comment.end;
      if (!/^[\s;,)]*$/.test(between)) {
        return undefined;
      }
      if (comment.isTrailing || (!comment.ownLine && !between.includes('\n'))) {
        return comment;
      }
      if (between.includes('\n')) {
        return undefined;
      }
    }
    return undefined;
  }

  /** A plain comment on the line below, and apart from what follows. */
  #below(end: number): Comment | undefined {
    const next = this.#all.find(({start}) => start >= end);
    return next &&
      !next.isDoc &&
      isOfNext(next, '') &&
      /^;[^\S\n]*\n[^\S\n]*$/.test(this.#source.slice(end, next.start)) &&
      /^\s*(?:\n\s*\n|$)/.test(this.#source.slice(next.end))
      ? next
      : undefined;
  }
}

/** @param next - what follows the comment */
function isOfNext({ownLine, isTrailing, text}: Comment, next: string): boolean {
  const isElsewhere = ELSEWHERE.test(text) && !namesNext(text, next);
  return ownLine && !isTrailing && text !== '' && !isElsewhere;
}

/** Whether a comment says that it describes what follows, such as `@struct event` before `struct event`. */
function namesNext(text: string, next: string): boolean {
  const [, tag = '', name] = /^\s*[@\\](\w+)\s+(\w+)/m.exec(text) ?? [];
  const [declared = ''] = /^[^;{}(]*/.exec(next) ?? [];
  return NAMES.test(tag) && new RegExp(`\\b${name}\\b`).test(declared);
}

/** Whether a plain comment is about what stands behind a gap. */
function isCloseTo({text}: Comment, gap: string): boolean {
  const empty = gap.split(/\n[^\S\n]*(?=\n)/).length - 1;
  const isParagraph = /\S.*\n.*\S/.test(text);
  return (
    empty === 0 ||
    (empty === 1 && isParagraph && !/copyright|licen[cs]e/i.test(text))
  );
}

function readComments(source: string): Comment[] {
  const comments: Comment[] = [];
  let line = 1;
  let done = 0;
  for (const {0: raw, index} of source.matchAll(TOKEN)) {
    line += count(source.slice(done, index));
    done = index;
    if (!raw.startsWith('/')) {
      continue;
    }
    const lineStart = source.lastIndexOf('\n', index) + 1;
    const isDoc = /^(?:\/\/(?:\/(?!\/)|!)|\/\*(?:\*(?![*/])|!))/.test(raw);
    const comment: Comment = {
      start: index,
      end: index + raw.length,
      line,
      column: index - lineStart,
      isDoc,
      isTrailing: /^\/[/*][/*!]</.test(raw),
      ownLine: source.slice(lineStart, index).trim() === '',
      isLine: raw.startsWith('//'),
      text: !isDoc && BANNER.test(raw) ? '' : textOf(raw),
    };
    const last = comments.at(-1);
    if (last && continues(comment, last, source)) {
      last.end = comment.end;
      last.text = `${last.text}\n${comment.text}`;
    } else {
      comments.push(comment);
    }
  }
  return comments;
}

/** Whether a line of `//` goes on with the one above. */
function continues(comment: Comment, last: Comment, source: string): boolean {
  return (
    comment.isLine &&
    last.isLine &&
    comment.ownLine &&
    comment.isDoc === last.isDoc &&
    (last.ownLine || last.column === comment.column || comment.isTrailing) &&
    /^\r?\n[^\S\n]*$/.test(source.slice(last.end, comment.start))
  );
}

/** A comment's rows without delimiters and decoration, each on its line. */
function textOf(raw: string): string {
  return raw
    .replace(/^\/[/*][/*!]*<?/, '')
    .replace(/\**\*\/$/, '')
    .split('\n')
    .map((row, index) =>
      row.replace(index > 0 ? /^\s*\*+(?=\s|$)\s?|^\s*\*(?=\S)/ : /^$/, ''),
    )
    .map((row) => (/^[-=*#~_+/\\.\s]+$/.test(row) ? '' : row.trim()))
    .join('\n')
    .trimEnd();
}

function count(text: string): number {
  return text.split('\n').length - 1;
}

/** Takes a comment apart: tags, each up to the next or to an empty line, and the text outside of them. */
function read({text: whole, line}: Comment): Said {
  const text = whole.replace(VERBATIM, (block) => '\n'.repeat(count(block)));
  const marks = [...text.matchAll(TAG)].filter(
    ({index, 1: name = '', 3: colon}) => {
      const startsLine = /(?:^|\n)\s*$/.test(text.slice(0, index));
      return (
        BLOCK.has(name) || (startsLine && (colon !== '' || !INLINE.has(name)))
      );
    },
  );
  const outside = [text.slice(0, marks[0]?.index)];
  const tags = marks.map(
    ({0: mark, 1: name = '', 2: flags, index}, order): ContractTag => {
      const rest = text.slice(index + mark.length, marks[order + 1]?.index);
      const [first = '', ...others] = rest.split(/\n\s*\n/);
      // The line of such a tag names what is described below it.
      const at = NAMES.test(name) ? first.search(/\n|$/) : first.length;
      const own = first.slice(0, at);
      outside.push(first.slice(at), ...others);
      return {
        name,
        ...(flags === undefined ? {} : {flags}),
        text: plain(own),
        line: line + count(text.slice(0, index)),
      };
    },
  );
  const paragraphs = outside
    .flatMap((part) => part.split(/\n\s*\n/))
    .map(plain)
    .filter(Boolean);
  return said(paragraphs, tags);
}

/**
 * What a comment says, in the form of the contract.
 *
 * @param paragraphs - its text outside of tags
 */
export function said(
  paragraphs: readonly string[],
  tags: readonly ContractTag[],
): Said {
  const of = (...names: string[]) =>
    tags.find(({name}) => names.includes(name))?.text;
  const since = of('since');
  const deprecated = of('deprecated');
  const text = paragraphs.join('\n\n');
  // gtk-doc begins with the name of the function, and a colon.
  const begins = paragraphs.find((each) => !/^\w+:$/.test(each));
  return {
    brief:
      of('brief', 'short') ||
      firstSentence(of('description') ?? begins ?? of('details') ?? ''),
    ...(text && {text}),
    ...(tags.length > 0 && {tags}),
    ...(since !== undefined && {since}),
    ...(deprecated !== undefined && {deprecated}),
  };
}

/** Puts a text on one line, without Doxygen's commands for emphasis, code and links. */
function plain(text: string): string {
  return text
    .replace(/(^|[\s(])[@\\](?:a|b|c|e|p|em|ref|link|endlink)\b\s*/g, '$1')
    .replace(/\s[@\\]n\b/g, '')
    .replace(/\{@(?:link|code|ref)\s+([^}]*)\}/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
}
