import {ContractError} from '../contractError';
import {withoutExtensions} from './extensions';
import {closingOf, type Comment, type Token} from './tokens';

/** One declaration, from its first token to its `;`, attributes left out. */
export interface Chunk {
  readonly tokens: readonly Token[];
  /** Comments after its last token. */
  readonly after: readonly Comment[];
  /** Line of its last token. */
  readonly endLine: number;
  /** Line of the token that follows it. */
  readonly nextLine: number;
  readonly deprecated?: string;
}

/**
 * Cuts a header into its declarations. Bodies of functions are dropped, and so are the braces of
 * `extern "C"`.
 *
 * @param tokens - preprocessed tokens; the last is of kind `end`
 * @throws ContractError for a bracket that does not close, or a declaration that does not end
 */
export function splitDeclarations(tokens: readonly Token[]): Chunk[] {
  const chunks: Chunk[] = [];
  let start = 0;
  while (tokens[start]!.kind !== 'end') {
    const linkage = linkageLength(tokens, start);
    if (linkage > 0) {
      start += linkage;
      continue;
    }
    if (tokens[start]!.text === ';' || tokens[start]!.text === '}') {
      start += 1;
      continue;
    }
    const {end, body} = declarationEnd(tokens, start);
    const plain = withoutExtensions(tokens.slice(start, body ?? end));
    const next = tokens[end + 1]!;
    if (plain.tokens.length > 0) {
      chunks.push({
        ...plain,
        tokens: [...plain.tokens, {...tokens[end]!, text: ';'}],
        after: next.comments,
        endLine: tokens[end]!.line,
        nextLine: next.line,
      });
    }
    start = end + 1;
  }
  return chunks;
}

function linkageLength(tokens: readonly Token[], start: number): number {
  const isLinkage =
    tokens[start]!.text === 'extern' && tokens[start + 1]?.kind === 'string';
  if (!isLinkage) {
    return 0;
  }
  return tokens[start + 2]?.text === '{' ? 3 : 2;
}

function declarationEnd(
  tokens: readonly Token[],
  start: number,
): {end: number; body?: number} {
  for (let index = start; index < tokens.length; index += 1) {
    const token = tokens[index]!;
    if (token.kind === 'end') {
      const {file, line, text} = tokens[start]!;
      throw new ContractError(
        file,
        line,
        `${text} … to the end of the file`,
        '; at the end of the declaration',
        'End the declaration, or define the macro that it begins with: -D NAME=, or -I DIR of the header that defines it.',
      );
    }
    if (token.text === ';') {
      return {end: index};
    }
    if (token.kind === 'punct' && /^[([{]$/.test(token.text)) {
      const close = closingOf(tokens, index);
      if (close < 0) {
        throw new ContractError(
          token.file,
          token.line,
          `${token.text} that is not closed`,
          'its closing bracket',
          'Close the bracket.',
        );
      }
      if (token.text === '{' && isFunctionBody(tokens.slice(start, index))) {
        return {end: close, body: index};
      }
      index = close;
    }
  }
  throw new Error('Tokens must end with one of kind "end".');
}

/** Whether a brace after these tokens opens a function rather than a structure or a list. */
function isFunctionBody(before: readonly Token[]): boolean {
  return withoutExtensions(before).tokens.at(-1)?.text === ')';
}
