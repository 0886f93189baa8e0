import {createRequire} from 'node:module';
import type {Declaration} from 'postcss';
import type {Fault} from '../../../src/sets/problem';

interface Lexer {
  readonly properties: Readonly<Record<string, unknown>>;
  matchProperty(
    property: string,
    value: string,
  ): {readonly error: {readonly name: string; readonly message: string} | null};
}

// It comes without types, and as a module for `require`.
const {lexer} = createRequire(import.meta.url)('css-tree') as {lexer: Lexer};

/** What style sheets read in other ways than as one value: https://github.com/css-modules/css-modules */
const OTHERS = /^(?:composes|--.*|-webkit-.*|-moz-.*)$/;

/** Newer than the tables of the parser. */
const NEWER: readonly string[] = [];

/** Values as they stand where custom properties or variables of the build are left open. */
const OPEN = /\b(?:var|env|constant)\(/;

/** A number with a unit that there is none of, in custom properties, whose values nothing else knows. */
const UNIT = /(?<![\w#.-])\d*\.?\d+([a-z]{1,6})(?![\w(-])/gi;
const UNITS =
  /^(?:r?em|r?ch|r?ex|r?ic|r?lh|cap|[sld]?v(?:w|h|i|b|min|max)|cq(?:w|h|i|b|min|max)|px|cm|mm|q|in|pt|pc|deg|grad|rad|turn|m?s|hz|khz|dpi|dpcm|dppx|x|fr)$/i;
const HEX = /#([\da-f]+)\b/gi;

/** A value that the property does not take: browsers skip the whole declaration. */
export function valueFaults({prop, value, parent}: Declaration): Fault[] {
  const isDescriptor = parent?.type === 'atrule';
  if (prop.startsWith('--')) {
    return unitFaults(prop, value);
  }
  if (
    isDescriptor ||
    OTHERS.test(prop) ||
    NEWER.includes(prop) ||
    OPEN.test(value)
  ) {
    return [];
  }
  const {error} = lexer.matchProperty(prop, value);
  return error === null
    ? []
    : [
        {
          found: `\`${prop}: ${value.replace(/\s+/g, ' ')}\``,
          expected:
            error.name === 'SyntaxReferenceError'
              ? 'a property of CSS'
              : `a value that ${prop} takes`,
          remedy: `Correct it: browsers skip the declaration. https://developer.mozilla.org/docs/Web/CSS/${prop}`,
        },
      ];
}

function unitFaults(prop: string, value: string): Fault[] {
  const plain = value.replace(/url\([^)]*\)|"[^"]*"|'[^']*'/g, '');
  const units = [...plain.replace(HEX, '').matchAll(UNIT)].filter(
    ([, unit = '']) => !UNITS.test(unit),
  );
  const colours = [...plain.matchAll(HEX)].filter(
    ([, digits = '']) => ![3, 4, 6, 8].includes(digits.length),
  );
  return [...units, ...colours].map(([found]) => ({
    found: `\`${found}\` in ${prop}`,
    expected: 'a length or a colour of CSS',
    remedy: 'Correct it: whatever uses it is skipped by browsers.',
  }));
}
