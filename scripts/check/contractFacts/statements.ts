import type {Fault} from '../../../src/sets/problem';
import {NUMERALS, numberOf} from './numerals';
import type {DescribedName, DescribedNames} from './described';
import type {Sentence} from './sentences';

const NUMBER = String.raw`(-?\d[\d,]*(?:\.\d+)?)`;
const RANGE = new RegExp(
  `(?<![\\w.,]|\\d )${NUMBER} (?:to|–) ${NUMBER}(?![\\w,]*\\d)`,
  'g',
);
const PARAMETERS = new RegExp(
  `\\b(one|${NUMERALS}) (?:[a-z]+ )?(?:parameters|arguments)\\b`,
  'i',
);
const REMEDY = 'Correct the page; or the contract, if it is wrong there.';

/**
 * What a sentence says of a name otherwise than the contract: its range, its default, how many parameters it has. A
 * sentence of several names says nothing of one of them.
 *
 * @param subject - what the page is about, for sentences that name nothing
 */
export function statementFaults(
  sentence: Sentence,
  names: DescribedNames,
  subject = '',
): Fault[] {
  const named = new Set(
    sentence.codes.map(plain).filter((code) => names.has(code)),
  );
  const [name = subject] = named;
  const meant = names.get(name);
  return named.size > 1 || !meant
    ? []
    : [
        ...rangeFaults(name, meant, sentence),
        ...defaultFaults(name, meant, sentence),
        ...parameterFaults(name, meant, sentence),
      ];
}

function plain(code: string): string {
  return code.replace(/\(.*\)$/, '');
}

/** What advises a part of a range does not state the range. */
const ADVICE =
  /\b(?:use|set|try|start|begin|choose|recommend\w*|for example|such as|typical\w*|usual\w*)\b/i;

function rangeFaults(
  name: string,
  {texts}: DescribedName,
  {text}: Sentence,
): Fault[] {
  const known = texts.flatMap(rangesIn);
  return known.length === 0
    ? []
    : rangesIn(text)
        .filter(
          (range) =>
            !known.some((each) => isSame(each, range)) &&
            !(ADVICE.test(text) && known.some((each) => holds(each, range))),
        )
        .map((range) => ({
          found: `${name}: ${range.join(' to ')}`,
          expected: `${[...new Set(known.map((each) => each.join(' to ')))].join(' or ')}, as in the contract`,
          remedy: REMEDY,
        }));
}

type Range = readonly [from: number, to: number];

function isSame([from, to]: Range, other: Range): boolean {
  return from === other[0] && to === other[1];
}

function holds([from, to]: Range, inner: Range): boolean {
  return from <= inner[0] && inner[1] <= to;
}

function rangesIn(text: string): Range[] {
  return [...text.matchAll(RANGE)].map(([, from = '', to = '']) => [
    Number(from.replaceAll(',', '')),
    Number(to.replaceAll(',', '')),
  ]);
}

/** A value, as a default is written. */
const LITERAL = /^(?:-?\d[\d.,]*|true|false|null|(['"]).*\1)$/;

function defaultFaults(
  name: string,
  {defaults}: DescribedName,
  {text, codes}: Sentence,
): Fault[] {
  const known = defaults.map(
    (each) => /^`?([^`;:]*)`?/.exec(each)?.[1]?.trim() ?? '',
  );
  const stated = [
    ...codes,
    ...[...text.matchAll(/\bdefault (?:of|is|:) (-?\d[\d.]*\d|\d)/g)].map(
      ([, number = '']) => number,
    ),
  ].filter((each) => LITERAL.test(each));
  const [before = '', after] = text.split(/\bdefault\b/i, 2);
  return after === undefined ||
    !before.includes(`\`${name}`) ||
    stated.length === 0 ||
    known.length === 0 ||
    !known.every((each) => LITERAL.test(each)) ||
    stated.some((each) => known.includes(each))
    ? []
    : [
        {
          found: `${name} with the default ${stated.join(' or ')}`,
          expected: `${[...new Set(known)].join(' or ')}, as in the contract`,
          remedy: REMEDY,
        },
      ];
}

function parameterFaults(
  name: string,
  {parameters}: DescribedName,
  {text}: Sentence,
): Fault[] {
  const [, numeral] = PARAMETERS.exec(text) ?? [];
  return numeral === undefined ||
    parameters.length === 0 ||
    parameters.includes(numberOf(numeral))
    ? []
    : [
        {
          found: `${name} with ${numeral} parameters`,
          expected: `${[...new Set(parameters)].join(' or ')}, as in the contract`,
          remedy: REMEDY,
        },
      ];
}
