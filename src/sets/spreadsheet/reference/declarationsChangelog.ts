import {changelogOf, type ChangelogEntry} from '../../changes/changelog';
import type {ContractHistory} from '../../changes/history';
import {loadDeclarations} from '../contract/declarations';
import type {Contract} from '../contract/types';
import type {ContractUses} from '../uses/contractUses';
import {contractCounts} from './contractCounts';
import type {NameLinker} from './links';

/** What the changes of the declarations are told with. */
interface Current {
  readonly contract: Contract;
  readonly history: ContractHistory;
  readonly linker: NameLinker;
  readonly found: () => ContractUses;
}

/** What each version of the declarations changed, new for each call: pages change what they show. */
export function declarationsChangelog({
  contract,
  history,
  linker,
  found,
}: Current): ChangelogEntry[] {
  const first = history.at(-1)!;
  return changelogOf(history, {
    addressOf: (name) => linker.addressOfKey(name),
    prose: (text) => linker.prose(text),
    samplesOf: (name) => found().uses.get(name)?.samples ?? [],
    contents: contractCounts(
      history.length > 1 ? loadDeclarations(first.surface.file) : contract,
    ),
  });
}
