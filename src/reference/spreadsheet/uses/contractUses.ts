import type {SourcePage} from '../../../content';
import {readPassages} from '../../shared/setPages';
import {findUses, isGuide, type Uses} from '../../shared/uses';
import {nameResolver, valueListsOf} from '../contract/lookUp';
import type {Contract} from '../contract/types';
import {namedMembers} from './namedMembers';
import type {NamedMember} from './names';

/** Where members are used, and what each sample names. */
export interface ContractUses {
  readonly uses: ReadonlyMap<string, Uses>;
  /** Members that the code of a fence names; by its code. */
  readonly members: ReadonlyMap<string, readonly NamedMember[]>;
}

/**
 * Finds where the members of the contract are used: in samples and in
 * guides.
 */
export function contractUses(
  contract: Contract,
  pages: readonly SourcePage[],
): ContractUses {
  const members = membersOfSamples(contract, pages);
  const resolve = nameResolver(contract);
  const aliases = aliasesOf(contract);
  const uses = findUses(pages, {
    inSample: ({code}) =>
      new Set(
        (members.get(code) ?? []).flatMap(({key}) => {
          if (key === undefined) {
            return [];
          }
          const [type = ''] = key.split('.');
          // Who uses a member uses its type, and the name of a list of values.
          return [key, type, ...(aliases.get(type) ?? [])];
        }),
      ),
    inText: (text, page) => (isGuide(page) ? resolve(text) : undefined),
  });
  return {uses, members};
}

/** Names that stand for a value of each list of values. */
function aliasesOf({symbols}: Contract): Map<string, string[]> {
  const aliases = new Map<string, string[]>();
  for (const symbol of symbols.values()) {
    for (const list of valueListsOf(symbol)) {
      aliases.set(list, [...(aliases.get(list) ?? []), symbol.name]);
    }
  }
  return aliases;
}

/** A fence that continues another follows its code. */
function membersOfSamples(
  contract: Contract,
  pages: readonly SourcePage[],
): Map<string, readonly NamedMember[]> {
  const members = new Map<string, readonly NamedMember[]>();
  for (const page of pages) {
    const whole = new Map<string | undefined, string>();
    const fences = readPassages(page).flatMap((passage) => passage.fences);
    for (const {lang, meta, code: own} of fences) {
      if (/^tsx?$/.test(lang)) {
        const title = meta.get('title');
        const continued = meta.has('continues') ? whole.get(title) : undefined;
        const before = continued === undefined ? '' : `${continued}\n`;
        whole.set(title, before + own);
        members.set(own, namedMembers(before + own, contract, before.length));
      }
    }
  }
  return members;
}
