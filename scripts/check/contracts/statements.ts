import type {ApiHeader} from '../../../src/sets/ocr/contract/headerTypes';
import type {Fault} from '../../../src/sets/problem';
import type {Contract} from '../../../src/sets/spreadsheet/contract/types';
import type {HeaderKey} from './headerKeys';
import type {Sentence} from './sentences';

/** What a contract says of everything that it has of one name. */
interface Facts {
  /** Meanings: what ranges are taken from. */
  readonly texts: string[];
  readonly defaults: string[];
}

/** Names of a contract, as pages write them in code style. */
export type ContractFacts = ReadonlyMap<string, Facts>;

export function factsOfHeader(
  {functions}: ApiHeader,
  keys: readonly HeaderKey[],
): ContractFacts {
  return factsOf([
    ...keys,
    ...functions
      .flatMap(({parameters}) => parameters)
      .map(({name, text}) => ({key: name, text})),
  ]);
}

export function factsOfDeclarations({symbols}: Contract): ContractFacts {
  return factsOf(
    [...symbols.values()].flatMap((owner) =>
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

function factsOf(
  rows: readonly (Pick<HeaderKey, 'key' | 'text'> & {
    readonly otherwise?: string | undefined;
  })[],
): ContractFacts {
  const all = new Map<string, Facts>();
  for (const {key, text, otherwise} of rows) {
    const facts = all.get(key) ?? {texts: [], defaults: []};
    facts.texts.push(text);
    facts.defaults.push(...(otherwise === undefined ? [] : [otherwise]));
    all.set(key, facts);
  }
  return all;
}

/** A range or a default that a sentence gives a name otherwise. A sentence of several names is about none of them. */
export function statementFaults(
  sentence: Sentence,
  all: ContractFacts,
): Fault[] {
  const named = new Set(
    sentence.mentions
      .map(({text}) => text.replace(/\(.*\)$/, ''))
      .filter((name) => all.has(name)),
  );
  const [name = ''] = named;
  const facts = all.get(name);
  return named.size > 1 || !facts
    ? []
    : [
        ...rangeFaults(name, facts, sentence),
        ...defaultFaults(name, facts, sentence),
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

function rangeFaults(name: string, {texts}: Facts, {text}: Sentence): Fault[] {
  const known = texts.flatMap(rangesIn);
  const isKnown = ([from, to]: Range) =>
    known.some(([least, most]) =>
      ADVICE.test(text)
        ? least <= from && to <= most
        : least === from && to === most,
    );
  return known.length === 0
    ? []
    : rangesIn(text)
        .filter((range) => !isKnown(range))
        .map((range) =>
          otherwise(
            `${name}: ${range.join(' to ')}`,
            known.map((each) => each.join(' to ')),
          ),
        );
}

type Range = readonly [from: number, to: number];

function rangesIn(text: string): Range[] {
  return [...text.matchAll(RANGE)].map(([, ...ends]) => {
    const [from = 0, to = 0] = ends.map((each) =>
      Number(each.replaceAll(',', '')),
    );
    return [from, to];
  });
}

/** A value, as a default is written. */
const LITERAL = /^(?:-?\d[\d.,]*|true|false|null|(['"]).*\1)$/;

function defaultFaults(
  name: string,
  {defaults}: Facts,
  {text, mentions}: Sentence,
): Fault[] {
  const known = defaults.map((each) => /^`?([^`;:]*)`?/.exec(each)![1]!.trim());
  const [, number] = /\bdefault (?:of|is|:) (-?\d[\d.]*\d|\d)/.exec(text) ?? [];
  const stated = [...mentions.map((code) => code.text), number ?? ''].filter(
    (each) => LITERAL.test(each),
  );
  const [before = '', after] = text.split(/\bdefault\b/i, 2);
  return after !== undefined &&
    before.includes(`\`${name}`) &&
    stated.length > 0 &&
    known.length > 0 &&
    known.every((each) => LITERAL.test(each)) &&
    !stated.some((each) => known.includes(each))
    ? [otherwise(`${name} with the default ${stated.join(' or ')}`, known)]
    : [];
}

function otherwise(found: string, known: readonly string[]): Fault {
  return {
    found,
    expected: `${[...new Set(known)].join(' or ')}, as in the contract`,
    remedy: 'Correct the page; or the contract, if it is wrong there.',
  };
}
