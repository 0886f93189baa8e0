import type {ApiDoc} from '../../../src/sets/contract/ts/readDoc';
import type {Problem} from '../../../src/sets/problem';
import type {Contract} from '../../../src/sets/spreadsheet/contract/types';
import {paramFaults} from './paramFaults';

/** Result of {@link checkContractDocs}, and how many items were looked at. */
export interface DocsReport {
  readonly problems: readonly Problem[];
  readonly count: number;
}

/**
 * Checks that each declaration and member says what it means, since when, and what it defaults to,
 * describes its own parameters, and throws codes that exist. Also refuses `any`, which would switch type checks off for whoever
 * uses the member.
 */
export function checkContractDocs(contract: Contract): DocsReport {
  const problems: Problem[] = [];
  const codes = contract.symbols
    .get('SpreadsheetErrorCodes')
    ?.members.map(({name}) => name);
  let count = 0;
  const look = (name: string, line: number, doc: ApiDoc, type: string) => {
    count += 1;
    const at = {file: contract.file, line};
    if (!/[.!?`)]$/.test(doc.summary)) {
      problems.push({
        ...at,
        found: `${name} without a summary sentence`,
        expected: 'a comment that begins with one',
        remedy: 'Say what it is for, and end with a full stop.',
      });
    }
    if (!/^\d+\.\d+$/.test(doc.since ?? '')) {
      problems.push({
        ...at,
        found: `${name} with ${doc.since ? `@since ${doc.since}` : 'no @since'}`,
        expected: '@since major.minor',
        remedy: 'Give the version that first has it.',
      });
    }
    for (const [, code] of doc.throws?.matchAll(/`([A-Z][A-Z_]+)`/g) ?? []) {
      if (codes && !codes.includes(code!)) {
        problems.push({
          ...at,
          found: `${name}, which throws \`${code}\``,
          expected: 'a member of SpreadsheetErrorCodes',
          remedy: 'Mend the code, or add it there.',
        });
      }
    }
    problems.push(
      ...paramFaults(name, doc, type).map((fault) => ({...at, ...fault})),
    );
    if (/\bany\b/.test(type)) {
      problems.push({
        ...at,
        found: `${name} of the type any`,
        expected: 'a type that the compiler can check',
        remedy: 'Use unknown, or name the type.',
      });
    }
  };
  for (const symbol of contract.symbols.values()) {
    look(symbol.name, symbol.line, symbol.doc, symbol.type);
    for (const {name, line, doc, type, optional, kind} of symbol.members) {
      const full = `${symbol.name}.${name}`;
      look(full, line, doc, type);
      if (optional && kind === 'property' && !doc.defaultValue) {
        problems.push({
          file: contract.file,
          line,
          found: `${full}, optional and without @defaultValue`,
          expected: 'a @defaultValue',
          remedy: 'Say what holds when it is left out.',
        });
      }
    }
  }
  return {problems, count};
}
