/** A comment of a source file, with its delimiters. */
export interface Comment {
  readonly text: string;
  readonly line: number;
  readonly endLine: number;
  /** Whether nothing but space stands before it on its line. */
  readonly ownLine: boolean;
  /** Whether a preprocessor condition stands between it and the token it precedes. */
  readonly apart?: boolean;
}

/** Whether a comment describes what stands before it: `///<`, `/**<` and their kin. */
export function isTrailing(text: string): boolean {
  return /^(?:\/\/[/!]|\/\*[*!])</.test(text);
}

/** A preprocessing token, with the place in the original file that it comes from. */
export interface Token {
  readonly kind: 'name' | 'number' | 'string' | 'char' | 'punct' | 'end';
  readonly text: string;
  readonly file: string;
  /** From 1; for tokens out of a macro's body, the line where the macro is used. */
  readonly line: number;
  /** Whether white space or a comment stands before it. */
  readonly spaced: boolean;
  readonly startsLine: boolean;
  /** Comments between the token before it and this one. */
  readonly comments: readonly Comment[];
  /** Macros whose expansion gave this token, which must not be expanded in it again. */
  readonly hidden?: ReadonlySet<string>;
}

/** A token that stands where another does. */
export function tokenAt(
  place: Token,
  kind: Token['kind'],
  text: string,
): Token {
  const {file, line} = place;
  return {
    kind,
    text,
    file,
    line,
    spaced: true,
    startsLine: false,
    comments: [],
  };
}

/** Text of tokens, with the spaces that the source has reduced to one. */
export function textOf(tokens: readonly Token[]): string {
  return tokens
    .map(({text, spaced}, index) => (spaced && index > 0 ? ` ${text}` : text))
    .join('');
}

const CLOSING: Readonly<Record<string, string>> = {
  '(': ')',
  '[': ']',
  '{': '}',
};

/**
 * Finds the bracket that closes the one at `open`.
 *
 * @returns its index; -1 when it is not closed
 */
export function closingOf(tokens: readonly Token[], open: number): number {
  const begin = tokens[open]!.text;
  const end = CLOSING[begin];
  let depth = 0;
  for (let index = open; index < tokens.length; index += 1) {
    const {text, kind} = tokens[index]!;
    if (kind !== 'punct') {
      continue;
    }
    depth += text === begin ? 1 : text === end ? -1 : 0;
    if (depth === 0) {
      return index;
    }
  }
  return -1;
}
