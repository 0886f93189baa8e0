import {normaliseSpecifiers} from './specifiers';
import {tokenAt, type Token} from './tokens';

/** Name that an unnamed bit-field gets, since the grammar wants one. */
export const UNNAMED = '__unnamed_field';

/**
 * Brings a declaration into the part of C that the grammar reads without doubt: one order of
 * type words, no brackets around names, a name for each bit-field, enumerations without an
 * underlying type.
 *
 * @param isType - whether a name is known as a type: `f(int (size))` declares a function then
 */
export function plainDeclaration(
  tokens: readonly Token[],
  isType: (name: string) => boolean,
): Token[] {
  const words = normaliseSpecifiers(tokens);
  return withFieldNames(withoutNameBrackets(withoutEnumTypes(words), isType));
}

/** `enum kind : unsigned char {` → `enum kind {` */
function withoutEnumTypes(tokens: readonly Token[]): Token[] {
  const output: Token[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const isColon =
      tokens[index]!.text === ':' &&
      [output.at(-1), output.at(-2)].some((token) => token?.text === 'enum');
    if (isColon) {
      while (
        index + 1 < tokens.length &&
        !/^[{;]$/.test(tokens[index + 1]!.text)
      ) {
        index += 1;
      }
    } else {
      output.push(tokens[index]!);
    }
  }
  return output;
}

/** `int (f)(void)` → `int f(void)`: the grammar may take `(f)` for a list of parameters. */
function withoutNameBrackets(
  tokens: readonly Token[],
  isType: (name: string) => boolean,
): Token[] {
  const output: Token[] = [];
  let depth = 0;
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index]!;
    const [name, close, next] = tokens.slice(index + 1, index + 4);
    const before = output.at(-1);
    if (
      token.text === '(' &&
      name?.kind === 'name' &&
      close?.text === ')' &&
      (before?.kind === 'name' || before?.text === '*') &&
      // After the word for a type, brackets cannot hold parameters.
      (/^[([]$/.test(next?.text ?? '') || KEYWORDS.test(before.text)) &&
      !/^(?:sizeof|typeof|__typeof__|__typeof)$/.test(before.text) &&
      !KEYWORDS.test(name.text) &&
      (depth === 0 || !isType(name.text))
    ) {
      output.push({...name, comments: [...token.comments, ...name.comments]});
      index += 2;
      continue;
    }
    depth += token.text === '(' ? 1 : token.text === ')' ? -1 : 0;
    output.push(token);
  }
  return output;
}

const KEYWORDS =
  /^(?:void|char|short|int|long|float|double|signed|unsigned|const|volatile|struct|union|enum|_Bool|bool|size_t)\b/;

/** `unsigned : 3;` and `unsigned a : 1, : 2;` get names. */
function withFieldNames(tokens: readonly Token[]): Token[] {
  const output: Token[] = [];
  tokens.forEach((token) => {
    const [before, earlier] = [output.at(-1), output.at(-2)];
    const isBare =
      before?.text === ',' ||
      KEYWORDS.test(before?.text ?? '') ||
      (before?.kind === 'name' &&
        /^(?:[;{}]|const|volatile)$/.test(earlier?.text ?? ''));
    if (token.text === ':' && isBare && tokens.some(({text}) => text === '{')) {
      output.push(tokenAt(token, 'name', UNNAMED));
    }
    output.push(token);
  });
  return output;
}
