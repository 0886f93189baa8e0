import {describe, expect, it} from 'vitest';
import {preprocess} from '../../../../src/sets/contract/c/preprocess';
import {filesOf, preprocessed} from './read';

describe('macros', () => {
  it.each([
    ['object-like', '#define N 3\nN', '3'],
    ['function-like', '#define F(a, b) b a\nF(1, 2)', '2 1'],
    ['function-like without brackets', '#define F(a) a\nF x', 'F x'],
    ['nested', '#define A B\n#define B 1\nA', '1'],
    ['recursive', '#define A A + B\n#define B A\nA', 'A + A'],
    ['joined', '#define J(a, b) a##b\nJ(x, 1)', 'x1'],
    [
      'joined after expansion',
      '#define J_(a, b) a##b\n#define J(a, b) J_(a, b)\n#define X y\nJ(X, 1)',
      'y1',
    ],
    ['joined with nothing', '#define J(a, b) a##b;\nJ(, x)', 'x;'],
    ['made a string', '#define S(x) #x\nS(a  +  "b")', '"a + \\"b\\""'],
    ['variadic', '#define V(a, ...) a(__VA_ARGS__)\nV(f, 1, 2)', 'f(1, 2)'],
    ['variadic, with a name', '#define V(args...) f(args)\nV(1, 2)', 'f(1, 2)'],
    [
      'variadic, comma dropped',
      '#define V(a, ...) f(a, ##__VA_ARGS__)\nV(1)',
      'f(1)',
    ],
    [
      'brackets in arguments',
      '#define P(args) args\nint f P((int a, int b));',
      'int f (int a, int b);',
    ],
    ['arguments over lines', '#define F(a) a\nF(\n1\n)', '1'],
    ['undefined again', '#define A 1\n#undef A\nA', 'A'],
    ['continued lines', '#define A 1 \\\n 2\r\nA', '1 2'],
    [
      'wrapper with attributes',
      '#define E(n, t, f, args) __attribute__((x)) t (f) args\nE(1, int, g, (void));',
      '__attribute__((x)) int (g) (void);',
    ],
  ])('are replaced: %s', (_, source, expected) => {
    expect(preprocessed(source)).toBe(expected);
  });

  it('can be given', () => {
    expect(preprocessed('A B', {}, ['A', 'B=x y'])).toBe('1 x y');
  });

  it('leave the line where they are used', () => {
    const source = '#define TWO int a; \\\n int b;\n\nTWO\n';
    const {tokens} = preprocess('a.h', source, filesOf({}));
    expect(tokens.slice(0, -1).map(({line}) => line)).toEqual([
      4, 4, 4, 4, 4, 4,
    ]);
  });
});

describe('conditions', () => {
  it.each([
    ['#ifdef A', false],
    ['#ifndef A', true],
    ['#if defined(B) && !defined A', true],
    ['#if B == 2 && C(3) > 3', true],
    ['#if UNKNOWN', false],
    ['#if -1 < 0u', false],
    ['#if 1 ? 0 : 1', false],
    ['#if (1 << 4 | 3) == 0x13', true],
    ["#if 'a' == 97", true],
    ['#if 0 && 1 / 0', false],
    ['#if __GNUC__ >= 4', true],
    ['#if defined __cplusplus', false],
    ['#ifdef __has_include', true],
    [
      '#if __has_include("b.h") && !__has_include("c.h") && __has_include(<stdint.h>)',
      true,
    ],
    ['#if HAS', true],
    ['#if 18446744073709551615ULL == -1', true],
  ])('%s', (condition, holds) => {
    const source = `#define B 2\n#define C(x) (x + 1)\n#define HAS defined(B)\n${condition}\nyes\n#else\nno\n#endif`;
    expect(preprocessed(source, {'b.h': ''})).toBe(holds ? 'yes' : 'no');
  });

  it('take one branch, and read nothing in the others', () => {
    const source =
      '#if 0\n#error no\n#if 1\n\' "\n#endif\n#elif 1\nyes\n#elif 1\nno\n#else\nno\n#endif';
    expect(preprocessed(source)).toBe('yes');
  });
});

describe('includes', () => {
  it('bring macros, once where the header asks for it', () => {
    const headers = {'b.h': '#pragma once\n#define B 1\nint b;'};
    expect(preprocessed('#include "b.h"\n#include <b.h>\nB', headers)).toBe(
      'int b; 1',
    );
  });

  it('take the C library from a table, the same on each machine', () => {
    expect(
      preprocessed('#include <limits.h>\n#if INT_MAX > 32767\nyes\n#endif'),
    ).toBe('yes');
  });

  it('are listed when they are not found', () => {
    const {missing} = preprocess('a.h', '\n#include <vendor/x.h>', filesOf({}));
    expect(missing).toEqual([{file: 'a.h', line: 2, name: '<vendor/x.h>'}]);
  });
});

describe('what is wrong has a file and a line', () => {
  it.each([
    ['an open condition', 'int a;\n#if 1\n', 'a.h:2: #if without #endif'],
    ['#endif alone', '\n\n#endif', 'a.h:3: #endif without #if'],
    ['#error', '#ifndef X\n#error need X\n#endif', 'a.h:2: #error need X'],
    [
      'a bad condition',
      '#if 1 +\n#endif',
      'a.h:1: "1LL +"\n    expected an integer constant expression',
    ],
    [
      'a question that nothing answers',
      '\n#if NEEDS(1)\n#endif',
      'a.h:2: "NEEDS(1LL)"',
    ],
    [
      'too few arguments',
      '#define F(a, b) a\n\nF(1)',
      'a.h:3: F() with 1 arguments\n    expected 2',
    ],
    ['open arguments', '#define F(a) a\nF(1', 'a.h:2: F( without its end'],
    ['an open comment', 'int a;\n/* never', 'a.h:2: a comment without an end'],
    ['a header that includes itself', '#include "a.h"', 'inside another'],
  ])('%s', (_, source, message) => {
    expect(() => preprocessed(source, {'a.h': source})).toThrow(message);
  });
});
