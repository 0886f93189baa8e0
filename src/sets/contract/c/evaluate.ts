import {ContractError} from '../contractError';
import {
  constant,
  INTEGERS,
  readCharacter,
  readInteger,
  type Constant,
} from './constants';
import {applyBinary, applyUnary, commonType, PRECEDENCE} from './operators';
import {normaliseSpecifiers} from './specifiers';
import {closingOf, textOf, type Token} from './tokens';

/** What an expression can refer to. */
export interface EvaluationScope {
  /** Value of a name; undefined when it has none. */
  readonly valueOf: (name: string) => Constant | undefined;
  /** Size and sign of a type by its normalised name; undefined when it is not known. */
  readonly typeOf: (
    name: string,
  ) => readonly [bits: number, unsigned: boolean] | undefined;
}

/**
 * Works out an integer constant expression.
 *
 * @throws ContractError at its line when it is none
 */
export function evaluate(
  tokens: readonly Token[],
  scope: EvaluationScope,
  place: Token,
): Constant {
  const parser = new Evaluation(tokens, scope, place);
  const value = parser.conditional();
  parser.expectEnd();
  return value;
}

class Evaluation {
  private index = 0;
  /** How many operands around this place are not evaluated: `0 && 1 / 0` is 0. */
  private skipping = 0;

  constructor(
    private readonly tokens: readonly Token[],
    private readonly scope: EvaluationScope,
    private readonly place: Token,
  ) {}

  expectEnd(): void {
    if (this.index < this.tokens.length) {
      this.fail();
    }
  }

  conditional(): Constant {
    const test = this.binary(1);
    if (this.peek() !== '?') {
      return test;
    }
    this.index += 1;
    const yes = this.unless(test.value === 0n, () => this.conditional());
    this.take(':');
    const no = this.unless(test.value !== 0n, () => this.conditional());
    const {unsigned, bits} = commonType(yes, no);
    return constant((test.value === 0n ? no : yes).value, unsigned, bits);
  }

  private unless(isSkipped: boolean, read: () => Constant): Constant {
    this.skipping += isSkipped ? 1 : 0;
    const value = read();
    this.skipping -= isSkipped ? 1 : 0;
    return value;
  }

  private binary(least: number): Constant {
    let left = this.unary();
    for (;;) {
      const operator = this.peek() ?? '';
      const precedence = PRECEDENCE[operator] ?? 0;
      if (precedence < least) {
        return left;
      }
      this.index += 1;
      const isSkipped =
        (operator === '&&' && left.value === 0n) ||
        (operator === '||' && left.value !== 0n);
      const right = this.unless(isSkipped, () => this.binary(precedence + 1));
      left =
        applyBinary(operator, left, right) ??
        (this.skipping > 0 ? constant(0n) : this.fail());
    }
  }

  private unary(): Constant {
    const token = this.tokens[this.index];
    if (!token) {
      return this.fail();
    }
    this.index += 1;
    if (['+', '-', '~', '!'].includes(token.text)) {
      return applyUnary(token.text, this.unary());
    }
    if (token.text === '(') {
      return this.castOrGroup();
    }
    if (/^(?:sizeof|_Alignof|__alignof__|alignof)$/.test(token.text)) {
      return this.size();
    }
    const value =
      token.kind === 'number'
        ? readInteger(token.text)
        : token.kind === 'char'
          ? readCharacter(token.text)
          : this.scope.valueOf(token.text);
    return value ?? this.fail(token);
  }

  private castOrGroup(): Constant {
    const type = this.typeInBrackets(this.index - 1);
    if (type) {
      this.index = type.end;
      const [bits, unsigned] = type.type;
      return constant(this.unary().value, unsigned, bits);
    }
    const inner = this.conditional();
    this.take(')');
    return inner;
  }

  private size(): Constant {
    const type =
      this.peek() === '(' ? this.typeInBrackets(this.index) : undefined;
    if (!type) {
      return this.fail();
    }
    this.index = type.end;
    return constant(BigInt(type.type[0] / 8), true, 64);
  }

  private typeInBrackets(open: number) {
    const close = closingOf(this.tokens, open);
    const inner = normaliseSpecifiers(this.tokens.slice(open + 1, close));
    const name = inner
      .filter(({text}) => text !== 'const' && text !== 'volatile')
      .map(({text}) => text)
      .join(' ');
    const isPointer = /\*$/.test(name) && /^[\w\s*]+$/.test(name);
    const known = isPointer
      ? ([64, true] as const)
      : (this.scope.typeOf(name) ?? INTEGERS[name]);
    return close > 0 && known ? {type: known, end: close + 1} : undefined;
  }

  private peek(): string | undefined {
    return this.tokens[this.index]?.text;
  }

  private take(text: string): void {
    if (this.peek() !== text) {
      this.fail();
    }
    this.index += 1;
  }

  private fail(token?: Token): never {
    const {file, line} = token ?? this.tokens[0] ?? this.place;
    const found = token ? `${token.text} in ` : '';
    throw new ContractError(
      file,
      line,
      `${found}"${textOf(this.tokens)}"`,
      'an integer constant expression',
      'Define the names it uses with -D NAME=VALUE, or give the folder of the header that defines them with -I DIR.',
    );
  }
}
