import {buildDeclarations} from '@document-sdk/contract';
import {SPREADSHEET_CONTRACT} from '../../site/sets/spreadsheet/contract';
import {SPREADSHEET_SET} from '../../site/sets/spreadsheet/set';
import {createSetReference} from '../shared/setReference';
import {buildCheatSheet} from './cheatSheet';
import {buildEntries, findFirstVersion} from './entries';
import {findEntryPages, NameLinker} from './links';
import {listLiveDemos} from './liveDemos';
import {createNameResolver} from './lookUp';
import {listMemberRows} from './nameLists';
import type {SampleMember} from './sampleMembers';
import {buildApiTables} from './table';
import {findContractUses} from './uses';

const {file, packageName, packagePlaceholder, changelog} = SPREADSHEET_CONTRACT;

/** Placeholder in fences for the source of the package, as npm expects it after `name@`. */
const PACKAGE_TOKEN = '{SITE_SPREADSHEET_PACKAGE}';

/** Reference of the declaration file. Its steps also write the source of the package into commands. */
export const SPREADSHEET_REFERENCE = createSetReference({
  file,
  set: SPREADSHEET_SET,
  changelogPage: changelog,
  build: buildDeclarations,
  findUses: findContractUses,
  addFacts: (declarations, {pages, readUses, changedIn}) => {
    const linker = new NameLinker(declarations, findEntryPages(pages));
    const resolve = createNameResolver(declarations);
    return {
      pages,
      linker,
      changedIn,
      since: findFirstVersion(declarations),
      uses: (key: string) => readUses().uses.get(key),
      sampleMembers: (code: string) => readUses().members.get(code),
      addressOf: (key: string) => linker.keyAddress(key),
      findEntryAddress: (text: string) => linker.keyAddress(resolve(text)),
      prose: (text: string) => linker.prose(text),
    };
  },
  listRows: ({linker}) => listMemberRows(linker),
  elements: {
    ApiTable: ({linker}, tag) => buildApiTables(tag, linker),
    ApiEntries: (facts, {of}) => buildEntries(of, facts),
    ApiLines: ({linker}, {of}) => buildCheatSheet(of, linker),
    LiveDemos: ({pages}, {of}) => listLiveDemos(pages, of),
  },
  fillFence: ({sampleMembers, addressOf}, fence, _, settings) => {
    // Finding the members of all samples takes long, and only TypeScript has any.
    const isSample = /^tsx?$/i.test(fence.lang ?? '');
    const members = isSample ? sampleMembers(fence.value) : [];
    const links = linkSampleNames(members, addressOf);
    const source = settings?.spreadsheetPackage;
    fence.value = fence.value.replaceAll(
      PACKAGE_TOKEN,
      source === undefined ? packagePlaceholder : `${packageName}@${source}`,
    );
    return links;
  },
});

/** Addresses of the words in a sample. Words that name several members are left out. */
function linkSampleNames(
  members: readonly SampleMember[] = [],
  addressOf: (key: string) => string | undefined,
): Map<string, string> {
  const urls = new Map<string, Set<string | undefined>>();
  for (const {word, key} of members) {
    const url = key === undefined ? undefined : addressOf(key);
    urls.set(word, (urls.get(word) ?? new Set()).add(url));
  }
  return new Map(
    [...urls].flatMap(([word, [url, ...others]]) =>
      url !== undefined && others.length === 0 ? [[word, url]] : [],
    ),
  );
}
