import type {RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {
  changelogOf,
  changelogPage,
  type ChangelogEntry,
} from '../changelog/changelog';
import {
  changeNotes,
  historyReader,
} from '../../../packages/contract/src/history';
import {madeOnce} from '../../../packages/contract/src/store';
import {jsxAttribute, type RemarkStep} from '../../content';
import {referenceStep} from '../shared/referenceStep';
import {setRows} from '../shared/memberRows';
import {setPagesReader} from '../shared/setPages';
import type {PageSettings} from '../setBuild';
import {CONTRACT_FILE, loadDeclarations} from './contract/declarations';
import {nameResolver} from './contract/lookUp';
import {SPREADSHEET} from '../../site/sets/spreadsheet/set';
import {contractUses, type ContractUses} from './uses/contractUses';
import type {NamedMember} from './uses/names';
import {contractCounts} from './contractCounts';
import type {EntryContext} from './entries';
import {expandEntries, expandTable, firstVersion} from './expand';
import {addImports} from './imports';
import {NameLinker} from './links';
import {liveDemos} from './liveDemos';
import {memberRows} from './memberIndex';
import {withPackageSource} from './packageSource';
import {findHomes} from './pages';

// One for all instances of the step.
const currentHistory = historyReader(CONTRACT_FILE);
const currentPages = setPagesReader(SPREADSHEET);

/** What pages are written with, made once for each state of contract, versions and pages. */
const currentlyMade = madeOnce(
  () => [loadDeclarations(CONTRACT_FILE), currentHistory(), currentPages()],
  (contract, history, pages) => {
    const notes = changeNotes(history);
    let found: ContractUses | undefined;
    return {
      contract,
      history,
      pages,
      linker: new NameLinker(contract, findHomes(pages)),
      resolve: nameResolver(contract),
      /** Where members are used: every sample is read when it is first asked for. */
      found: () => (found ??= contractUses(contract, pages)),
      since: firstVersion(contract),
      notes: (key: string) => notes.get(key) ?? [],
    };
  },
);

type Made = ReturnType<typeof currentlyMade>;

/** What each version of the declarations changed, new for each call: pages change what they show. */
export function spreadsheetChangelog(): ChangelogEntry[] {
  const {contract, history, linker, found} = currentlyMade();
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

/**
 * The step as readers of anchors need it: entries without where their members are used. Fences are left as they are.
 */
export function spreadsheetOutline(): RemarkStep {
  return referenceStep({
    contract: currentlyMade,
    open: (current) => ({
      element: (node) => blocksOf(node, current, () => undefined),
    }),
  });
}

/** Blocks in the place of an element; `undefined` for one that stays, an index with its rows. */
function blocksOf(
  node: MdxJsxFlowElement,
  current: Made,
  uses: EntryContext['uses'],
): readonly RootContent[] | undefined {
  const {contract, linker, pages} = current;
  switch (node.name) {
    case 'ApiTable':
      return expandTable(readTag(node), contract, linker);
    case 'ApiEntries':
      return expandEntries(readTag(node).of, {...current, uses});
    case 'ApiChangelog':
      return changelogPage(spreadsheetChangelog());
    case 'LiveDemos':
      return liveDemos(pages, readTag(node).of);
    case 'MemberIndex':
      setRows(node, memberRows(contract, linker));
      return undefined;
    default:
      return undefined;
  }
}

/**
 * Remark step of the Spreadsheet set. `<ApiTable of="Name" only="member …" />` becomes tables drawn
 * from the contract, `<ApiEntries of="Name …" />` the entries that these lead to, `<MemberIndex />` lists
 * all, `<ApiChangelog />` what each version changed, `<LiveDemos />` the samples that readers can run; commands
 * name the package as the settings do; the components that a page uses are imported; names lead to their entries.
 */
export default function remarkSpreadsheetReference(
  settings?: PageSettings,
): RemarkStep {
  return referenceStep({
    contract: currentlyMade,
    open: (current) => {
      const {linker, resolve, found} = current;
      const used = new Set<string>();
      const addressOf = (key: string | undefined) =>
        key === undefined ? undefined : linker.addressOfKey(key);
      return {
        element: (node) => {
          used.add(node.name ?? '');
          if (node.name === 'ApiEntries') {
            used.add('ApiTable');
          }
          return blocksOf(node, current, (key) => found().uses.get(key));
        },
        fence: (code) => {
          const links = sampleLinks(found().members.get(code.value), addressOf);
          code.value = withPackageSource(
            code.value,
            settings?.spreadsheetPackage,
          );
          return links;
        },
        addressOf: (name) => addressOf(resolve(name)),
        close: (tree) => addImports(tree, used),
      };
    },
  });
}

/** The address of each word of a sample that always names the same member. */
function sampleLinks(
  members: readonly NamedMember[] = [],
  addressOf: (key: string) => string | undefined,
): Map<string, string> {
  const links = new Map<string, string>();
  const unclear = new Set<string>();
  for (const {word, key} of members) {
    const url = key && addressOf(key);
    if (url !== undefined && (links.get(word) ?? url) === url) {
      links.set(word, url);
    } else {
      unclear.add(word);
    }
  }
  unclear.forEach((word) => links.delete(word));
  return links;
}

function readTag(element: MdxJsxFlowElement) {
  const words = (name: string): string[] => {
    const value = jsxAttribute(element, name);
    return typeof value === 'string' ? value.split(/\s+/).filter(Boolean) : [];
  };
  return {of: words('of'), only: words('only')};
}
