import type {Problem} from '../../../src/sets/problem';
import {meant} from '../../../src/sets/meant';
import {findMember} from '../../../src/sets/spreadsheet/contract/lookUp';
import type {Contract} from '../../../src/sets/spreadsheet/contract/types';
import {lineAt} from '../sourceLines';

const LINK = /\{@link(?:code|plain)?\s+([^\s|}]+)/g;

/**
 * Names that comments link to and the declarations do not have: pages would show them as plain text.
 *
 * @param source - text of the declarations
 */
export function docLinkProblems(contract: Contract, source: string): Problem[] {
  const types = [...contract.symbols.keys()];
  return [...source.matchAll(LINK)].flatMap(({1: target = '', index}) => {
    const [type = '', member] = target.split('.');
    const isKnown =
      contract.symbols.has(type) &&
      (member === undefined || findMember(contract, type, member));
    if (isKnown || /^https?:/.test(target)) {
      return [];
    }
    const members = contract.symbols
      .get(type)
      ?.members.map(({name}) => `${type}.${name}`);
    return [
      {
        file: contract.file,
        line: lineAt(source, index),
        found: `{@link ${target}}`,
        expected: 'a name that the file declares, or Type.member',
        remedy: `${meant(target, members ?? types)}Correct the name.`,
      },
    ];
  });
}
