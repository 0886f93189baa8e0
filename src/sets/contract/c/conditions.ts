import {ContractError} from '../contractError';
import {constant, type Constant} from './constants';
import {evaluate} from './evaluate';
import {expand} from './expand';
import type {Macros} from './macros';
import {closingOf, textOf, tokenAt, type Token} from './tokens';

/** What a condition can ask. */
export interface ConditionScope {
  readonly macros: Macros;
  /** Whether `#include` would find the file. */
  readonly hasInclude: (name: string, quoted: boolean) => boolean;
}

/** Questions to the compiler: `__has_attribute(x)`, and what the reader answers. */
const QUESTIONS: Readonly<Record<string, number>> = {
  __has_include: 1,
  __has_include_next: 1,
  __has_attribute: 1,
  __has_builtin: 1,
  __has_c_attribute: 0,
  __has_cpp_attribute: 0,
  __has_declspec_attribute: 0,
  __has_extension: 0,
  __has_feature: 0,
  __has_warning: 0,
};

/** Whether a name is a macro, or a question that `#ifdef` finds defined. */
export function isDefined(name: string, macros: Macros): boolean {
  return macros.has(name) || Object.hasOwn(QUESTIONS, name);
}

/**
 * Works out the condition of `#if` or `#elif`. Names that are no macro count as 0, as in C.
 *
 * @throws ContractError when it is no integer constant expression
 */
export function conditionHolds(
  tokens: readonly Token[],
  place: Token,
  scope: ConditionScope,
): boolean {
  const keep = (name: string, before: readonly Token[]): boolean => {
    const last = before.at(-1)?.text;
    return (
      Object.hasOwn(QUESTIONS, name) ||
      name === 'defined' ||
      last === 'defined' ||
      (last === '(' && before.at(-2)?.text === 'defined')
    );
  };
  const expanded = expand(tokens, scope.macros, keep);
  const wide = ({value, unsigned}: Constant) => constant(value, unsigned, 64);
  const answered = answer(expanded, scope);
  if (answered.length === 0) {
    throw new ContractError(
      place.file,
      place.line,
      'a condition without an expression',
      '#if and an expression',
      'Write the condition, or #if 0.',
    );
  }
  const value = evaluate(
    answered,
    {
      valueOf: (name) => (/^\w+$/.test(name) ? wide(constant(0n)) : undefined),
      typeOf: () => undefined,
    },
    place,
  );
  return value.value !== 0n;
}

/** Puts numbers in the place of `defined X` and of questions. */
function answer(tokens: readonly Token[], scope: ConditionScope): Token[] {
  const output: Token[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index]!;
    const isBracketed = tokens[index + 1]?.text === '(';
    if (token.text !== 'defined' && !Object.hasOwn(QUESTIONS, token.text)) {
      output.push(widened(token));
      continue;
    }
    const end = isBracketed ? closingOf(tokens, index + 1) : index + 1;
    const operand = tokens.slice(
      index + (isBracketed ? 2 : 1),
      isBracketed ? end : end + 1,
    );
    const truth =
      token.text === 'defined'
        ? isDefined(operand[0]?.text ?? '', scope.macros)
        : reply(token.text, operand, scope);
    output.push(tokenAt(token, 'number', truth ? '1' : '0'));
    index = end < 0 ? tokens.length : end;
  }
  return output;
}

function reply(
  question: string,
  operand: readonly Token[],
  scope: ConditionScope,
): boolean {
  if (!question.startsWith('__has_include')) {
    return QUESTIONS[question] === 1;
  }
  const expanded = expand(operand, scope.macros);
  const text = textOf(expanded).replace(/\s+/g, '');
  return scope.hasInclude(text.slice(1, -1), text.startsWith('"'));
}

/** Conditions are worked out in the widest integer type. */
function widened(token: Token): Token {
  return token.kind === 'number' && /^[\da-fA-FxXbB']+[uU]?$/.test(token.text)
    ? {...token, text: `${token.text}LL`}
    : token;
}
