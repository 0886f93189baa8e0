import {valuesTypeOf} from '../../../src/sets/spreadsheet/contract/lookUp';
import type {Contract} from '../../../src/sets/spreadsheet/contract/types';
import {findApiTags} from '../../../src/sets/spreadsheet/reference/pages';
import type {Problem} from '../../../src/sets/problem';

/** What the tables of a page describe. */
export interface DescribedKeys {
  /** `Type` or `Type.member`. */
  readonly keys: readonly string[];
  /** Tables of types that the contract lacks. */
  readonly problems: readonly Problem[];
}

/** Reads what the tables of a page describe. A table of values describes the alias for them too. */
export function describedKeys(
  contract: Contract,
  {file, text}: {readonly file: string; readonly text: string},
): DescribedKeys {
  const keys: string[] = [];
  const problems: Problem[] = [];
  for (const {line, of, only} of findApiTags(text)) {
    for (const name of of) {
      const symbol = contract.symbols.get(name);
      if (symbol) {
        const members =
          only.length > 0 ? only : symbol.members.map((member) => member.name);
        const aliases = [...contract.symbols.values()]
          .filter((alias) => valuesTypeOf(alias) === name)
          .map((alias) => alias.name);
        keys.push(name, ...aliases, ...members.map((key) => `${name}.${key}`));
      } else {
        problems.push({
          file,
          line,
          found: `<ApiTable of="${name}">`,
          expected: `a name that ${contract.file} exports`,
          remedy: 'Mend the name; mind upper and lower case.',
        });
      }
    }
  }
  return {keys, problems};
}

/** Keys of all declarations and members of a contract, with their lines. */
export function allKeys(contract: Contract): {key: string; line: number}[] {
  return [...contract.symbols.values()].flatMap((symbol) => [
    {key: symbol.name, line: symbol.line},
    ...symbol.members.map(({name, line}) => ({
      key: `${symbol.name}.${name}`,
      line,
    })),
  ]);
}
