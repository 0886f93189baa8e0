import type {ApiHeader} from '../../../src/reference/ocr/contract/headerTypes';
import type {Fault} from '../../../src/content';
import type {Contract} from '../../../src/reference/spreadsheet/contract/types';
import type {HeaderKey} from './keyTables';
import type {Sentence} from './sentences';

/** What a contract says of a name: its meaning, with its range, and its default. */
interface Fact {
  readonly key: string;
  readonly text: string;
  readonly otherwise?: string | undefined;
}

export type Facts = ReadonlyMap<string, readonly Fact[]>;

export function factsOfHeader(
  {functions}: ApiHeader,
  keys: readonly HeaderKey[],
): Facts {
  const parameters = functions.flatMap((each) => each.parameters);
  return byKey([
    ...keys,
    ...parameters.map(({name, text}) => ({key: name, text})),
  ]);
}

export function factsOfDeclarations({symbols}: Contract): Facts {
  const owners = [...symbols.values()];
  return byKey(
    owners.flatMap((owner) =>
      [...owner.members, owner].flatMap(({name, doc}) => [
        ...[name, `${owner.name}.${name}`].map((key) => ({
          key,
          text: [doc.summary, ...doc.params.map(({text}) => text)].join('\n'),
          otherwise: doc.defaultValue,
        })),
        ...doc.params.map((each) => ({key: each.name, text: each.text})),
      ]),
    ),
  );
}

function byKey(facts: readonly Fact[]): Facts {
  const all = new Map<string, Fact[]>();
  facts.forEach((fact) =>
    all.set(fact.key, [...(all.get(fact.key) ?? []), fact]),
  );
  return all;
}

/** A range or a default that a sentence gives a name otherwise. A sentence of several names is about none of them. */
export function statementFaults(sentence: Sentence, all: Facts): Fault[] {
  const named = new Set(
    sentence.mentions
      .map(({text}) => text.replace(/\(.*\)$/, ''))
      .filter((name) => all.has(name)),
  );
  const [name = ''] = named;
  const facts = named.size === 1 ? all.get(name)! : [];
  const say = (found: string, known: readonly string[]) => ({
    found: `${name}: ${found}`,
    expected: `${[...new Set(known)].join(' or ')}, as in the contract`,
    remedy: 'Correct the page; or the contract, if it is wrong there.',
  });
  const ranges = facts.flatMap(({text}) => rangesIn(text));
  const defaults = facts.flatMap(({otherwise}) =>
    otherwise === undefined
      ? []
      : [/^`?([^`;:]*)`?/.exec(otherwise)![1]!.trim()],
  );
  const stated = statedDefaults(name, sentence);
  return [
    ...wrongRanges(sentence.text, ranges).map((range) =>
      say(
        range.join(' to '),
        ranges.map((each) => each.join(' to ')),
      ),
    ),
    ...(stated.length === 0 ||
    defaults.length === 0 ||
    !defaults.every((each) => LITERAL.test(each)) ||
    stated.some((each) => defaults.includes(each))
      ? []
      : [say(`a default of ${stated.join(' or ')}`, defaults)]),
  ];
}

const NUMBER = String.raw`(-?\d[\d,]*(?:\.\d+)?)`;
const RANGE = new RegExp(
  String.raw`(?<![\w.,]|\d )${NUMBER} (?:to|–) ${NUMBER}(?![\w,]*\d)`,
  'g',
);

/** What advises a part of a range does not state the range. */
const ADVICE =
  /\b(?:use|set|try|start|begin|choose|recommend\w*|for example|such as|typical\w*|usual\w*)\b/i;

type Range = readonly [from: number, to: number];

function rangesIn(text: string): Range[] {
  return [...text.matchAll(RANGE)].map(([, ...ends]) => {
    const [from = 0, to = 0] = ends.map((each) =>
      Number(each.replaceAll(',', '')),
    );
    return [from, to];
  });
}

function wrongRanges(text: string, known: readonly Range[]): Range[] {
  const isKnown = ([from, to]: Range) =>
    known.some(([least, most]) =>
      ADVICE.test(text)
        ? least <= from && to <= most
        : least === from && to === most,
    );
  return known.length === 0
    ? []
    : rangesIn(text).filter((range) => !isKnown(range));
}

/** A value, as a default is written. */
const LITERAL = /^(?:-?\d[\d.,]*|true|false|null|(['"]).*\1)$/;

/** The values that a sentence gives as the default of a name. */
function statedDefaults(name: string, {text, mentions}: Sentence): string[] {
  const [before = '', after] = text.split(/\bdefault\b/i, 2);
  const [, number = ''] =
    /\bdefault (?:of|is|:) (-?\d[\d.]*\d|\d)/.exec(text) ?? [];
  return after === undefined || !before.includes(`\`${name}`)
    ? []
    : [...mentions.map((code) => code.text), number].filter((each) =>
        LITERAL.test(each),
      );
}
