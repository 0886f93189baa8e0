import ts from 'typescript';
import type {ApiDoc} from '../../../src/sets/contract/ts/readDoc';
import {meant} from '../../../src/sets/meant';
import type {Fault, Problem} from '../../../src/sets/problem';
import {findMember} from '../../../src/sets/spreadsheet/contract/lookUp';
import type {
  ApiMember,
  ApiSymbol,
  Contract,
} from '../../../src/sets/spreadsheet/contract/types';
import {lineAt} from '../sourceLines';

/**
 * Holds each comment to what its entry shows: a sentence, the version, the default, the declaration's own parameters,
 * codes that exist. `any` would switch type checks off for whoever uses the member.
 */
export function commentProblems(contract: Contract): Problem[] {
  const codes = contract.symbols
    .get('SpreadsheetErrorCodes')
    ?.members.map(({name}) => name);
  return [...contract.symbols.values()].flatMap((symbol) =>
    [symbol, ...symbol.members].flatMap((item) => {
      const name = item === symbol ? item.name : `${symbol.name}.${item.name}`;
      return faultsOf(item, codes ?? []).map(({found, ...fault}) => ({
        file: contract.file,
        line: item.line,
        found: `${name}${found}`,
        ...fault,
      }));
    }),
  );
}

function faultsOf(
  item: ApiSymbol | ApiMember,
  codes: readonly string[],
): Fault[] {
  const {doc, type} = item;
  const faults: Fault[] = [];
  const need = (found: string, expected: string, remedy: string) =>
    faults.push({found, expected, remedy});
  if (!/[.!?`)]$/.test(doc.summary)) {
    need(
      ' without a summary sentence',
      'a comment that begins with one',
      'Say what it is for, and end with a full stop.',
    );
  }
  if (!/^\d+\.\d+$/.test(doc.since ?? '')) {
    need(
      doc.since ? ` with @since ${doc.since}` : ' with no @since',
      '@since major.minor',
      'Give the version that first has it.',
    );
  }
  if ('optional' in item && item.optional && item.kind === 'property' && !doc.defaultValue) {
    need(
      ', optional and without @defaultValue',
      'a @defaultValue',
      'Say what holds when it is left out.',
    );
  }
  if (/\bany\b/.test(type)) {
    need(
      ' of the type any',
      'a type that the compiler can check',
      'Use unknown, or name the type.',
    );
  }
  for (const [, code = ''] of doc.throws?.matchAll(/`([A-Z][A-Z_]+)`/g) ?? []) {
    if (codes.length > 0 && !codes.includes(code)) {
      need(
        `, which throws \`${code}\``,
        'a member of SpreadsheetErrorCodes',
        `${meant(code, codes)}Correct the code, or add it there.`,
      );
    }
  }
  const declared = parametersOf(type, doc).join(', ');
  const described = doc.params.map(({name}) => name).join(', ');
  if (described !== declared) {
    need(
      `: @param describes (${described})`,
      `the parameters of the declaration in their order, (${declared})`,
      'Correct the names in the comment: entries and editors show each text at its parameter.',
    );
  }
  return faults;
}

/** The parameters of a signature; none where the comment describes none. */
function parametersOf(type: string, {params}: ApiDoc): string[] {
  const [first] =
    params.length === 0
      ? []
      : ts.createSourceFile('a.ts', `declare function a${type};`, 99).statements;
  return first && ts.isFunctionDeclaration(first)
    ? first.parameters
        .map(({name}) => name)
        .filter(ts.isIdentifier)
        .map(({text}) => text)
    : [];
}

const LINK = /\{@link(?:code|plain)?\s+([^\s|}]+)/g;

/** Names that comments link to and the declarations do not have: pages would show them as plain text. */
export function linkProblems(contract: Contract, source: string): Problem[] {
  const {symbols, file} = contract;
  return [...source.matchAll(LINK)].flatMap(({1: target = '', index}) => {
    const [type = '', member] = target.split('.');
    const members = symbols.get(type)?.members.map(({name}) => `${type}.${name}`);
    return /^https?:/.test(target) ||
      (members && (member === undefined || findMember(contract, type, member)))
      ? []
      : {
          file,
          line: lineAt(source, index),
          found: `{@link ${target}}`,
          expected: 'a name that the file declares, or Type.member',
          remedy: `${meant(target, members ?? [...symbols.keys()])}Correct the name.`,
        };
  });
}
