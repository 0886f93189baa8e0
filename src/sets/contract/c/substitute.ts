import type {MacroArguments} from './macroArguments';
import type {Macro} from './macros';
import {textOf, tokenAt, closingOf, type Token} from './tokens';
import {tokenize} from './tokenize';

/**
 * Puts arguments into a macro's body: `#` makes strings, `##` joins tokens.
 *
 * @param place - where the macro is used: tokens of the body get that place
 * @param expandArgument - expands an argument completely
 */
export function substitute(
  macro: Macro,
  given: MacroArguments | undefined,
  place: Token,
  expandArgument: (tokens: readonly Token[]) => Token[],
): Token[] {
  const body =
    given?.hasRest === false ? macro.body.filter(pairedComma) : macro.body;
  function pairedComma(
    _: Token,
    index: number,
    all: readonly Token[],
  ): boolean {
    // GNU C drops the comma of `, ## __VA_ARGS__` when there is no rest.
    return !(
      all[index]!.text === ',' &&
      all[index + 1]?.text === '##' &&
      all[index + 2]?.text === macro.rest
    );
  }
  const output: Token[] = [];
  for (let index = 0; index < body.length; index += 1) {
    const token = body[index]!;
    const next = body[index + 1];
    const raw = argumentOf(token, given);
    if (token.text === '#' && next && argumentOf(next, given)) {
      const text = JSON.stringify(textOf(argumentOf(next, given)!));
      output.push({...tokenAt(place, 'string', text), spaced: token.spaced});
      index += 1;
    } else if (token.text === '##' && next) {
      const right = argumentOf(next, given);
      join(output, right ?? [moved(next, place)], place, macro, next);
      index += 1;
    } else if (token.text === '__VA_OPT__' && next?.text === '(') {
      const close = closingOf(body, index + 1);
      const inner = {...macro, body: body.slice(index + 2, close)};
      if (given && (given.byName.get(macro.rest ?? '') ?? []).length > 0) {
        output.push(...substitute(inner, given, place, expandArgument));
      }
      index = close;
    } else if (raw) {
      const tokens = next?.text === '##' ? raw : expandArgument(raw);
      output.push(...respaced(tokens, token));
      if (next?.text === '##' && tokens.length === 0 && body[index + 2]) {
        // Nothing to join on the left: the right side stands alone.
        const right = body[index + 2]!;
        output.push(...(argumentOf(right, given) ?? [moved(right, place)]));
        index += 2;
      }
    } else {
      output.push(moved(token, place));
    }
  }
  return output;
}

function argumentOf(
  token: Token,
  given: MacroArguments | undefined,
): readonly Token[] | undefined {
  return token.kind === 'name' ? given?.byName.get(token.text) : undefined;
}

function moved(token: Token, {file, line}: Token): Token {
  return {...token, file, line, startsLine: false, comments: []};
}

function respaced(tokens: readonly Token[], {spaced}: Token): Token[] {
  return tokens.map((token, index) =>
    index === 0 ? {...token, spaced} : token,
  );
}

function join(
  output: Token[],
  right: readonly Token[],
  place: Token,
  {rest}: Macro,
  next: Token,
): void {
  const left = output.at(-1);
  if (left?.text === ',' && next.text === rest) {
    output.push(...right);
    return;
  }
  const [first, ...others] = right;
  if (!left || !first) {
    output.push(...right);
    return;
  }
  output.pop();
  const [joined, ...more] = tokenize(left.text + first.text, place.file)
    .slice(0, -1)
    .map((token) => moved(token, place));
  output.push({...joined!, spaced: left.spaced}, ...more, ...others);
}
