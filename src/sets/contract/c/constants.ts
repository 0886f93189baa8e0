/** An integer constant with the C type that decides how it wraps and is promoted. */
export interface Constant {
  readonly value: bigint;
  readonly unsigned: boolean;
  readonly bits: number;
}

/** A constant wrapped to its type. */
export function constant(value: bigint, unsigned = false, bits = 32): Constant {
  const wrapped = unsigned
    ? BigInt.asUintN(bits, value)
    : BigInt.asIntN(bits, value);
  return {value: wrapped, unsigned, bits};
}

/** The integer types of 64-bit Unix systems, by their normalised names. */
export const INTEGERS: Readonly<
  Record<string, readonly [bits: number, unsigned: boolean]>
> = {
  bool: [8, true],
  _Bool: [8, true],
  char: [8, false],
  'signed char': [8, false],
  'unsigned char': [8, true],
  short: [16, false],
  'unsigned short': [16, true],
  int: [32, false],
  'unsigned int': [32, true],
  long: [64, false],
  'unsigned long': [64, true],
  'long long': [64, false],
  'unsigned long long': [64, true],
  int8_t: [8, false],
  uint8_t: [8, true],
  int16_t: [16, false],
  uint16_t: [16, true],
  int32_t: [32, false],
  uint32_t: [32, true],
  int64_t: [64, false],
  uint64_t: [64, true],
  size_t: [64, true],
  ssize_t: [64, false],
  ptrdiff_t: [64, false],
  intptr_t: [64, false],
  uintptr_t: [64, true],
  intmax_t: [64, false],
  uintmax_t: [64, true],
};

/**
 * Reads an integer literal, with the type that C gives it on a 64-bit Unix system.
 *
 * @returns undefined for a floating literal, or one with another suffix
 */
export function readInteger(text: string): Constant | undefined {
  const [, digits, suffix] =
    /^(0[xX][\da-fA-F']+|0[bB][01']+|[\d']+)([uUlL]*)$/.exec(text) ?? [];
  if (digits === undefined) {
    return undefined;
  }
  const plain = digits.replace(/'/g, '');
  const isOctal = /^0\d/.test(plain);
  if (isOctal && /[89]/.test(plain)) {
    return undefined;
  }
  const value = BigInt(isOctal ? `0o${plain.slice(1)}` : plain);
  const isDecimal = /^[1-9]/.test(plain);
  const asked = /u/i.test(suffix!);
  const long = /l/i.test(suffix!);
  for (const bits of long ? [64] : [32, 64]) {
    if (!asked && value < 1n << BigInt(bits - 1)) {
      return constant(value, false, bits);
    }
    if ((asked || !isDecimal) && value < 1n << BigInt(bits)) {
      return constant(value, true, bits);
    }
  }
  return constant(value, true, 64);
}

const ESCAPES: Readonly<Record<string, number>> = {
  n: 10,
  t: 9,
  r: 13,
  a: 7,
  b: 8,
  f: 12,
  v: 11,
  e: 27,
};

/** Value of a character literal such as `'a'`, `'\n'`, `'\x41'`, `'\0'`, `'RIFF'`. */
export function readCharacter(text: string): Constant {
  const inner = text.slice(text.indexOf("'") + 1, -1);
  const units = inner.match(/\\x[\da-fA-F]+|\\[0-7]{1,3}|\\.|[^\\]/gsu) ?? [];
  const codes = units.map((unit) => {
    if (!unit.startsWith('\\')) {
      return unit.codePointAt(0)!;
    }
    if (unit.startsWith('\\x')) {
      return parseInt(unit.slice(2), 16);
    }
    return /^\\[0-7]/.test(unit)
      ? parseInt(unit.slice(1), 8)
      : (ESCAPES[unit[1]!] ?? unit.charCodeAt(1));
  });
  if (codes.length === 1 && text.startsWith("'")) {
    return constant(BigInt.asIntN(8, BigInt(codes[0]!)));
  }
  return constant(codes.reduce((sum, code) => (sum << 8n) | BigInt(code), 0n));
}
