import type {
  ApiDoc,
  Contract,
} from '../../../src/sets/spreadsheet/contract/types';

/** Result of a check: messages as `file:line: …`, and how many items were looked at. */
export interface DocsReport {
  readonly problems: readonly string[];
  readonly count: number;
}

/**
 * Checks that each declaration and member says what it means, since when, and what it defaults to.
 * Also refuses `any`, which would switch type checks off for whoever uses the member.
 */
export function checkContractDocs(contract: Contract): DocsReport {
  const problems: string[] = [];
  let count = 0;
  const look = (name: string, line: number, doc: ApiDoc, type: string) => {
    count += 1;
    const say = (text: string) =>
      problems.push(`${contract.file}:${line}: ${name}: ${text}`);
    if (!/[.!?`)]$/.test(doc.summary)) {
      say(`found no summary sentence; begin its comment with one.`);
    }
    if (!/^\d+\.\d+$/.test(doc.since ?? '')) {
      say(`found ${doc.since ?? 'no @since'}; expected @since major.minor.`);
    }
    if (/\bany\b/.test(type)) {
      say(`found the type any; use unknown or name the type.`);
    }
  };
  for (const symbol of contract.symbols.values()) {
    look(symbol.name, symbol.line, symbol.doc, symbol.type);
    for (const member of symbol.members) {
      const name = `${symbol.name}.${member.name}`;
      look(name, member.line, member.doc, member.type);
      if (
        member.optional &&
        member.kind === 'property' &&
        !member.doc.defaultValue
      ) {
        problems.push(
          `${contract.file}:${member.line}: ${name}: optional, but found no @defaultValue; say what holds when it is left out.`,
        );
      }
    }
  }
  return {problems, count};
}
