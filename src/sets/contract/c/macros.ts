import {ContractError} from '../contractError';
import {textOf, type Token} from './tokens';

/** A macro. */
export interface Macro {
  readonly name: string;
  /** Absent for object-like macros. */
  readonly parameters?: readonly string[];
  /** Name under which the body finds the rest of the arguments. */
  readonly rest?: string;
  readonly body: readonly Token[];
  readonly file: string;
  readonly line: number;
  /** The `#` of its definition, which holds the comments before it; absent for predefined ones. */
  readonly place?: Token;
}

/** Macros by name. */
export type Macros = Map<string, Macro>;

/**
 * Reads what follows `#define`.
 *
 * @param place - the directive's `#`
 * @throws ContractError when no name follows, or a list of parameters does not end
 */
export function readMacro(tokens: readonly Token[], place: Token): Macro {
  const [name, open] = tokens;
  const {file, line} = place;
  if (name?.kind !== 'name') {
    throw new ContractError(
      file,
      line,
      `#define ${textOf(tokens)}`.trim(),
      '#define and a name',
      'Name the macro.',
    );
  }
  if (open?.text !== '(' || open.spaced) {
    return {name: name.text, body: tokens.slice(1), file, line, place};
  }
  const close = tokens.findIndex(({text}) => text === ')');
  if (close < 0) {
    throw new ContractError(
      file,
      line,
      `#define ${textOf(tokens)}`,
      ') at the end of the parameters',
      'Close the list of parameters.',
    );
  }
  const words = tokens.slice(2, close).filter(({text}) => text !== ',');
  const names = words.map(({text}) => text).filter((text) => text !== '...');
  const variadic = words.at(-1)?.text === '...';
  // GNU C gives the rest a name of its own: `args...`.
  const named = variadic && tokens[close - 2]?.kind === 'name';
  const rest = named ? names.pop() : variadic ? '__VA_ARGS__' : undefined;
  return {
    name: name.text,
    parameters: names,
    ...(rest ? {rest} : {}),
    body: tokens.slice(close + 1),
    file,
    line,
    place,
  };
}
