import type {Token} from './tokens';

const QUALIFIERS = ['const', 'volatile', '_Atomic'];
const WORDS = new Set([
  ...QUALIFIERS,
  'void',
  'char',
  'short',
  'int',
  'long',
  'float',
  'double',
  'signed',
  'unsigned',
  '_Bool',
  '_Complex',
  '__int128',
]);

/** Spellings of other compilers, and what they mean. */
const ALIASES: Readonly<Record<string, string>> = {
  __const: 'const',
  __const__: 'const',
  __volatile: 'volatile',
  __volatile__: 'volatile',
  __signed: 'signed',
  __signed__: 'signed',
  __complex__: '_Complex',
  __complex: '_Complex',
  __restrict: 'restrict',
  __restrict__: 'restrict',
  _restrict: 'restrict',
  __inline: 'inline',
  __inline__: 'inline',
  __forceinline: 'inline',
  __int64: 'long long',
  __int32: 'int',
  __int16: 'short',
  __int8: 'char',
};

/**
 * Brings words for built-in types into one order: qualifiers first, then one of the names that
 * compilers print (`long unsigned int` becomes `unsigned long`), as one token.
 */
export function normaliseSpecifiers(tokens: readonly Token[]): Token[] {
  const output: Token[] = [];
  for (let index = 0; index < tokens.length;) {
    const run: Token[] = [];
    while (index < tokens.length && isWord(tokens[index]!)) {
      run.push(tokens[index]!);
      index += 1;
    }
    if (run.length > 0) {
      output.push(...normaliseRun(run));
    } else {
      const token = tokens[index]!;
      output.push({...token, text: alias(token)});
      index += 1;
    }
  }
  return output;
}

function alias({kind, text}: Token): string {
  return kind === 'name' && Object.hasOwn(ALIASES, text)
    ? ALIASES[text]!
    : text;
}

function isWord(token: Token): boolean {
  return (
    token.kind === 'name' &&
    alias(token)
      .split(' ')
      .every((word) => WORDS.has(word))
  );
}

function normaliseRun(run: readonly Token[]): Token[] {
  const words = run.flatMap((token) => alias(token).split(' '));
  const type = words.filter((word) => !QUALIFIERS.includes(word));
  const qualifiers = QUALIFIERS.filter((word) => words.includes(word));
  const [first] = run;
  const texts = [...qualifiers, ...(type.length > 0 ? [typeName(type)] : [])];
  return texts.map((text, index) => ({
    ...first!,
    text,
    comments: index === 0 ? run.flatMap(({comments}) => comments) : [],
  }));
}

function typeName(words: readonly string[]): string {
  const has = (word: string) => words.includes(word);
  const longs = words.filter((word) => word === 'long').length;
  const sign = has('unsigned') ? 'unsigned ' : '';
  if (has('char')) {
    return has('signed') ? 'signed char' : `${sign}char`;
  }
  if (has('double') || has('float') || has('_Complex')) {
    const real = has('float') ? 'float' : longs > 0 ? 'long double' : 'double';
    return has('_Complex') ? `_Complex ${real}` : real;
  }
  if (has('void') || has('_Bool')) {
    return words.find((word) => word === 'void' || word === '_Bool')!;
  }
  if (has('__int128')) {
    return `${sign}__int128`;
  }
  const size = has('short') ? 'short' : ['int', 'long', 'long long'][longs]!;
  return `${sign}${size}`;
}
