import {readArguments, type MacroArguments} from './macroArguments';
import type {Macro, Macros} from './macros';
import {substitute} from './substitute';
import {tokenAt, type Comment, type Token} from './tokens';

/** Says that a name stays as it is, given what stands before it. */
export type Keep = (name: string, before: readonly Token[]) => boolean;

/**
 * Replaces macros, as the standard's phase 4 does: arguments are expanded before they take their
 * parameter's place, and a macro is not expanded again in its own result.
 *
 * Algorithm: https://www.spinellis.gr/blog/20060626/cpp.algo.pdf
 *
 * @param keep - names to leave as they are
 * @throws ContractError for an invocation that does not end
 */
export function expand(
  tokens: readonly Token[],
  macros: Macros,
  keep: Keep = () => false,
): Token[] {
  const output: Token[] = [];
  // The next token is the last: taking and putting back are cheap there.
  const input = [...tokens].reverse();
  let carried: readonly Comment[] = [];
  while (input.length > 0) {
    const next = input.pop()!;
    const token = carried.length
      ? {...next, comments: [...carried, ...next.comments]}
      : next;
    carried = [];
    const macro = token.kind === 'name' ? macros.get(token.text) : undefined;
    if (!macro || token.hidden?.has(token.text) || keep(token.text, output)) {
      output.push(builtIn(token));
      continue;
    }
    let given: MacroArguments | undefined;
    if (macro.parameters) {
      if (input.at(-1)?.text !== '(') {
        output.push(token);
        continue;
      }
      given = readArguments(input, macro, token);
    }
    const result = replace(token, macro, given, macros, keep);
    const [first] = result;
    if (first) {
      result[0] = {
        ...first,
        spaced: token.spaced,
        startsLine: token.startsLine,
        comments: [...token.comments, ...first.comments],
      };
    } else {
      carried = token.comments;
    }
    for (let index = result.length - 1; index >= 0; index -= 1) {
      input.push(result[index]!);
    }
  }
  return output;
}

function replace(
  token: Token,
  macro: Macro,
  given: MacroArguments | undefined,
  macros: Macros,
  keep: Keep,
): Token[] {
  const before = token.hidden ?? new Set<string>();
  const after = given?.close.hidden ?? new Set<string>();
  // Both ends of an invocation must come out of a macro for its result to.
  const shared = given ? [...before].filter((name) => after.has(name)) : before;
  const hidden = new Set([...shared, macro.name]);
  const result = substitute(macro, given, token, (argument) =>
    expand(argument, macros, keep),
  );
  return result.map((item) => ({
    ...item,
    hidden: item.hidden ? new Set([...item.hidden, ...hidden]) : hidden,
  }));
}

function builtIn(token: Token): Token {
  if (token.text === '__LINE__') {
    return tokenAt(token, 'number', String(token.line));
  }
  return token.text === '__FILE__'
    ? tokenAt(token, 'string', JSON.stringify(token.file))
    : token;
}
