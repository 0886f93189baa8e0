import {
  findApiTags,
  type ApiTag,
} from '../../../src/sets/spreadsheet/reference/pages';
import {valuesTypeOf} from '../../../src/sets/spreadsheet/contract/lookUp';
import type {Contract} from '../../../src/sets/spreadsheet/contract/types';

/**
 * Keys, `Type` or `Type.member`, of what the tables of a page describe. A table of values describes
 * the alias for them too.
 *
 * @param source - the page's text
 * @param unknown - gets the tags that name a type which the contract lacks
 */
export function describedKeys(
  contract: Contract,
  source: string,
  unknown: {tag: ApiTag; name: string}[],
): string[] {
  return findApiTags(source).flatMap((tag) =>
    tag.of.flatMap((name) => {
      const symbol = contract.symbols.get(name);
      if (!symbol) {
        unknown.push({tag, name});
        return [];
      }
      const members =
        tag.only.length > 0
          ? tag.only
          : symbol.members.map((member) => member.name);
      const aliases = [...contract.symbols.values()]
        .filter((alias) => valuesTypeOf(alias) === name)
        .map((alias) => alias.name);
      return [name, ...aliases, ...members.map((key) => `${name}.${key}`)];
    }),
  );
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
