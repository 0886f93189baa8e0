import ts from 'typescript';
import {didYouMean} from '../../../src/sets/didYouMean';
import type {Problem} from '../../../src/sets/problem';
import {findMember} from '../../../src/sets/spreadsheet/contract/lookUp';
import type {
  ApiMember,
  ApiSymbol,
  Contract,
} from '../../../src/sets/spreadsheet/contract/types';
import {lineAt} from '../sourceLines';

type Item = ApiSymbol | ApiMember;

/** What the comment of each name must have, because its entry shows it: whether it lacks it, and what that is. */
const NEEDED: readonly (readonly [(item: Item) => boolean, string])[] = [
  [
    ({doc}) => !/[.!?`)]$/.test(doc.summary),
    'a sentence that says what it is for',
  ],
  [
    ({doc}) => !/^\d+\.\d+$/.test(doc.since ?? ''),
    '@since with the version that first has it, such as 1.0',
  ],
  [
    (item) =>
      'optional' in item &&
      item.optional &&
      item.kind === 'property' &&
      !item.doc.defaultValue,
    'a @defaultValue, which says what holds when it is left out',
  ],
  [
    ({type}) => /\bany\b/.test(type),
    'a type that the compiler can check, in place of any',
  ],
];

/** Comments that lack what entries show, and names in them that the declarations do not have. */
export function commentProblems(contract: Contract, source: string): Problem[] {
  const {symbols, file} = contract;
  const codes = symbols.get('SpreadsheetErrorCodes')?.members ?? [];
  const problems: Problem[] = [];
  const say = (line: number, found: string, expected: string, near = '') =>
    problems.push({
      file,
      line,
      found,
      expected,
      remedy: `${near}Correct the comment: entries and editors show it.`,
    });
  for (const symbol of symbols.values()) {
    for (const item of [symbol, ...symbol.members]) {
      const {line, doc} = item;
      const name = item === symbol ? item.name : `${symbol.name}.${item.name}`;
      for (const [lacks, expected] of NEEDED) {
        if (lacks(item)) {
          say(line, `the declaration of ${name}`, expected);
        }
      }
      for (const [, code = ''] of doc.throws?.matchAll(/`([A-Z][A-Z_]+)`/g) ??
        []) {
        if (codes.length > 0 && !codes.some((each) => each.name === code)) {
          say(
            line,
            `${name}, which throws \`${code}\``,
            'a member of SpreadsheetErrorCodes',
            didYouMean(
              code,
              codes.map((each) => each.name),
            ),
          );
        }
      }
      const described = doc.params.map((each) => each.name).join(', ');
      const declared = parametersOf(item);
      if (described !== '' && described !== declared) {
        say(
          line,
          `@param of (${described}) in the comment of ${name}`,
          `the parameters of the declaration, (${declared})`,
        );
      }
    }
  }
  for (const {1: target = '', index} of source.matchAll(
    /\{@link(?:code|plain)?\s+([^\s|}]+)/g,
  )) {
    const [type = '', member] = target.split('.');
    const isKnown =
      symbols.has(type) &&
      (member === undefined || findMember(contract, type, member));
    if (!isKnown && !/^https?:/.test(target)) {
      say(
        lineAt(source, index),
        `{@link ${target}}`,
        'a name that the file declares, or Type.member',
        didYouMean(target, [...symbols.keys()]),
      );
    }
  }
  return problems;
}

function parametersOf({type}: Item): string {
  const text = `declare function signature${type};`;
  const [first] = ts.createSourceFile(
    'a.ts',
    text,
    ts.ScriptTarget.Latest,
  ).statements;
  return first && ts.isFunctionDeclaration(first)
    ? first.parameters
        .map(({name}) => (ts.isIdentifier(name) ? name.text : ''))
        .filter(Boolean)
        .join(', ')
    : '';
}
