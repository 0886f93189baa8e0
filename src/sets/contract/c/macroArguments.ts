import {ContractError} from '../contractError';
import type {Macro} from './macros';
import type {Token} from './tokens';

/** The arguments of one use of a macro. */
export interface MacroArguments {
  readonly byName: ReadonlyMap<string, readonly Token[]>;
  /** Whether the use gives anything for the rest of a variadic macro. */
  readonly hasRest: boolean;
  readonly close: Token;
}

/**
 * Takes the arguments of a macro off the input.
 *
 * @param input - tokens in reverse order; the last is the opening bracket
 * @param place - the macro's name, for errors
 * @throws ContractError when the list does not end, or has too many or too few arguments
 */
export function readArguments(
  input: Token[],
  macro: Macro,
  place: Token,
): MacroArguments {
  const {parameters = [], rest} = macro;
  const list: Token[][] = [[]];
  let depth = 0;
  for (;;) {
    const token = input.pop();
    if (!token) {
      throw new ContractError(
        place.file,
        place.line,
        `${macro.name}( without its end`,
        ') after the arguments',
        'Close the brackets before the next directive.',
      );
    }
    const {text} = token;
    depth += text === '(' ? 1 : text === ')' ? -1 : 0;
    if (depth === 0) {
      return assign(list, macro, place, token);
    }
    const isRest = rest !== undefined && list.length > parameters.length;
    if (text === ',' && depth === 1 && !isRest) {
      list.push([]);
    } else if (depth > 1 || text !== '(') {
      list.at(-1)!.push(token);
    }
  }
}

function assign(
  list: Token[][],
  {name, parameters = [], rest}: Macro,
  place: Token,
  close: Token,
): MacroArguments {
  const given = list.length === 1 && list[0]!.length === 0 ? 0 : list.length;
  const most = rest === undefined ? parameters.length : Infinity;
  // One parameter takes no tokens as an empty argument.
  const tooFew = given < parameters.length && parameters.length > 1;
  if (given > most || tooFew) {
    throw new ContractError(
      place.file,
      place.line,
      `${name}() with ${given} arguments`,
      `${parameters.length}${rest === undefined ? '' : ' or more'}`,
      'Compare the use of the macro with its #define.',
    );
  }
  const byName = new Map<string, readonly Token[]>(
    parameters.map((parameter, index) => [parameter, list[index] ?? []]),
  );
  if (rest !== undefined) {
    byName.set(rest, list[parameters.length] ?? []);
  }
  return {byName, hasRest: list.length > parameters.length && given > 0, close};
}
