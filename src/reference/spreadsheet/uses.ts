import {SPREADSHEET_CONTRACT} from '../../site/sets/spreadsheet/contract';
import type {SourcePage} from '../../content';
import {findUses, isGuide, splitPage, type MemberUses} from '../shared/pages';
import type {Declarations} from '@document-sdk/contract';
import {createNameResolver} from './lookUp';
import {
  findSampleMembers,
  type SampleMember,
  type TypedSample,
} from './sampleMembers';

/** Uses of the members of the contract. */
export interface ContractUses {
  readonly uses: ReadonlyMap<string, MemberUses>;
  /** Members in each sample, by its code. */
  readonly members: ReadonlyMap<string, readonly SampleMember[]>;
}

/** Finds the samples and guides that use each member of the contract. */
export function findContractUses(
  declarations: Declarations,
  pages: readonly SourcePage[],
): ContractUses {
  const samples = pages.flatMap(listSamples);
  const found = findSampleMembers(
    samples,
    declarations,
    SPREADSHEET_CONTRACT.packageName,
  );
  const members = new Map(
    samples.map(({code, start}, index) => [code.slice(start), found[index]!]),
  );
  const resolve = createNameResolver(declarations);
  const aliases = listAliases(declarations);
  const uses = findUses(
    pages,
    ({code}) =>
      new Set(
        (members.get(code) ?? []).flatMap(({key}) => {
          if (key === undefined) {
            return [];
          }
          // A use of a member is also one of its type, and of the aliases of a list of values.
          const type = declarations.symbols.has(key)
            ? key
            : key.replace(/\.[^.]*$/, '');
          return [key, type, ...(aliases.get(type) ?? [])];
        }),
      ),
    (text, page) => (isGuide(page) ? resolve(text) : undefined),
  );
  return {uses, members};
}

/** Names of the aliases for a value of each list. */
function listAliases({symbols}: Declarations): Map<string, string[]> {
  const aliases = new Map<string, string[]>();
  for (const {name, keysOf} of symbols.values()) {
    for (const list of keysOf) {
      aliases.set(list, [...(aliases.get(list) ?? []), name]);
    }
  }
  return aliases;
}

/** The TypeScript samples of a page; `continues` puts the code of the earlier fence of the same title first. */
function listSamples(page: SourcePage): TypedSample[] {
  const whole = new Map<string | undefined, string>();
  return splitPage(page)
    .flatMap(({fences}) => fences)
    .filter(({lang}) => /^tsx?$/.test(lang))
    .map(({lang, meta, code: own}) => {
      const title = meta.get('title');
      const continued = meta.has('continues') ? whole.get(title) : undefined;
      const before = continued === undefined ? '' : `${continued}\n`;
      whole.set(title, before + own);
      return {
        code: before + own,
        isTsx: lang === 'tsx',
        start: before.length,
      };
    });
}
