import {valuesTypeOf} from '../../../src/sets/spreadsheet/contract/lookUp';
import type {Contract} from '../../../src/sets/spreadsheet/contract/types';
import {findApiTags} from '../../../src/sets/spreadsheet/reference/pages';
import type {Problem} from '../../../src/sets/problem';

/** What the entries of a page describe, and what its elements get wrong. */
export interface DescribedKeys {
  /** `Type` or `Type.member`; twice where a page has two entries of a type. */
  readonly keys: readonly string[];
  /** Elements of types that the contract lacks. */
  readonly problems: readonly Problem[];
}

/** Reads what the entries of a page describe. The entry of a list of values is that of its alias too. */
export function describedKeys(
  contract: Contract,
  {file, text}: {readonly file: string; readonly text: string},
): DescribedKeys {
  const entries = findApiTags(text, 'ApiEntries');
  const elements = [
    ...entries.map((tag) => ({...tag, element: 'ApiEntries'})),
    ...findApiTags(text, 'ApiTable').map((tag) => ({
      ...tag,
      element: 'ApiTable',
    })),
  ];
  return {
    keys: entries.flatMap(({of}) =>
      of.flatMap((name) => keysOfEntry(contract, name)),
    ),
    problems: elements.flatMap(({line, of, element}) =>
      of
        .filter((name) => !contract.symbols.has(name))
        .map((name) => ({
          file,
          line,
          found: `<${element} of="${name}">`,
          expected: `a name that ${contract.file} exports`,
          remedy: 'Mend the name; mind upper and lower case.',
        })),
    ),
  };
}

function keysOfEntry(contract: Contract, name: string): string[] {
  const symbol = contract.symbols.get(name);
  if (!symbol) {
    return [];
  }
  const aliases = [...contract.symbols.values()].filter(
    (alias) => valuesTypeOf(alias) === name,
  );
  return [
    name,
    ...aliases.map((alias) => alias.name),
    ...symbol.members.map((member) => `${name}.${member.name}`),
  ];
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
