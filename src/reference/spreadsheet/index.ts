import type {Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {
  createHistoryReader,
  listChangeNotes,
  listVersions,
  memoize,
} from '../../../packages/contract/src/index';
import {referenceStep} from '../shared/referenceStep';
import {jsxAttribute, type RemarkStep} from '../../content';
import {SPREADSHEET_CONTRACT} from '../../site/sets/spreadsheet/contract';
import {SPREADSHEET} from '../../site/sets/spreadsheet/set';
import {
  changelogEntries,
  changelogPage,
  type ChangelogEntry,
} from '../changelog/changelog';
import {loadSetContract, reportProblems} from '../loadSetContract';
import type {PageSettings, SetBuild} from '../setBuild';
import {setRows} from '../shared/memberRows';
import {setPagesReader} from '../shared/setPages';
import {findEntryPages} from './apiTags';
import {countNames} from './counts';
import {buildDeclarations, declarationsReader} from './declarations';
import type {EntryContext} from './entries';
import {expandEntries, expandTable, firstVersion} from './expand';
import {NameLinker} from './links';
import {liveDemos} from './liveDemos';
import {nameResolver} from './lookUp';
import {memberRows} from './memberIndex';
import {importNode} from './nodes';
import type {SampleMember} from './sampleMembers';
import {findContractUses, type ContractUses} from './uses';

const {
  file: FILE,
  packageName,
  packagePlaceholder,
  pages: PAGES,
} = SPREADSHEET_CONTRACT;

// All instances of the step share these readers.
const currentDeclarations = declarationsReader(FILE);
const currentHistory = createHistoryReader(FILE);
const currentPages = setPagesReader(SPREADSHEET);

/** Input of the pages; the same object until the contract, one of its versions or a page changes. */
const currentReference = memoize(
  () => [currentDeclarations(), reportProblems(currentHistory), currentPages()],
  (declarations, history, pages) => {
    const notes = listChangeNotes(history);
    let found: ContractUses | undefined;
    return {
      declarations,
      history,
      pages,
      linker: new NameLinker(declarations, findEntryPages(pages)),
      resolve: nameResolver(declarations),
      /** Computed on first use, because it type-checks all samples. */
      found: () => (found ??= findContractUses(declarations, pages)),
      since: firstVersion(declarations),
      notes: (key: string) => notes.get(key) ?? [],
    };
  },
);

type Current = ReturnType<typeof currentReference>;

/** Changelog with new nodes on each call, because pages change the nodes they show. */
function spreadsheetChangelog(): ChangelogEntry[] {
  const {declarations, history, linker, found} = currentReference();
  const first = history.at(-1)!;
  return changelogEntries(history, {
    addressOf: (name) => linker.keyAddress(name),
    prose: (text) => linker.prose(text),
    samplesOf: (name) => found().uses.get(name)?.samples ?? [],
    contents: countNames(
      history.length > 1
        ? buildDeclarations(loadSetContract(first.surface.file))
        : declarations,
    ),
  });
}

/** Creates the step without uses and fences, for readers that need only the anchors. */
function spreadsheetOutline(): RemarkStep {
  return referenceStep({
    contract: currentReference,
    open: (current) => ({
      element: (node) => replaceElement(node, current, () => undefined),
    }),
  });
}

/** @returns the blocks that replace the element; `undefined` if it stays */
function replaceElement(
  node: MdxJsxFlowElement,
  current: Current,
  uses: EntryContext['uses'],
): readonly RootContent[] | undefined {
  const {declarations, linker, pages} = current;
  switch (node.name) {
    case 'ApiTable':
      return expandTable(readTag(node), declarations, linker);
    case 'ApiEntries':
      return expandEntries(readTag(node).of, {...current, uses});
    case 'ApiChangelog':
      return changelogPage(spreadsheetChangelog());
    case 'LiveDemos':
      return liveDemos(pages, readTag(node).of);
    case 'MemberIndex':
      setRows(node, memberRows(declarations, linker));
      return undefined;
    default:
      return undefined;
  }
}

/**
 * Remark step of the Spreadsheet set. It replaces `<ApiTable of="Name" only="member …" />` by tables from the
 * contract, `<ApiEntries of="Name …" />` by entries, `<ApiChangelog />` and `<LiveDemos />` by lists, and gives
 * `<MemberIndex />` its rows. It also writes the source of the package into commands, imports the components of
 * the page, and links names to their entries.
 */
export default function remarkSpreadsheetReference(
  settings?: PageSettings,
): RemarkStep {
  return referenceStep({
    contract: currentReference,
    open: (current) => {
      const {linker, resolve, found} = current;
      const used = new Set<string>();
      const addressOf = (key: string | undefined) =>
        key === undefined ? undefined : linker.keyAddress(key);
      return {
        element: (node) => {
          used.add(node.name ?? '');
          if (node.name === 'ApiEntries') {
            used.add('ApiTable');
          }
          return replaceElement(node, current, (key) => found().uses.get(key));
        },
        fence: (code) => {
          const links = sampleLinks(found().members.get(code.value), addressOf);
          code.value = insertPackageSource(
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

/** Addresses of the words in a sample. Words that name several members are left out. */
function sampleLinks(
  members: readonly SampleMember[] = [],
  addressOf: (key: string) => string | undefined,
): Map<string, string> {
  const links = new Map<string, string>();
  const ambiguous = new Set<string>();
  for (const {word, key} of members) {
    const url = key && addressOf(key);
    if (url !== undefined && (links.get(word) ?? url) === url) {
      links.set(word, url);
    } else {
      ambiguous.add(word);
    }
  }
  ambiguous.forEach((word) => links.delete(word));
  return links;
}

function readTag(element: MdxJsxFlowElement) {
  const words = (name: string): string[] => {
    const value = jsxAttribute(element, name);
    return typeof value === 'string' ? value.split(/\s+/).filter(Boolean) : [];
  };
  return {of: words('of'), only: words('only')};
}

/** Components that pages may use without an import, with the import line of each. */
const IMPORTS: Readonly<Record<string, string>> = {
  ApiTable: `import {ApiTable, ApiRow} from '@site/src/reference/ui/ApiTable';`,
  EntryFilter: `import EntryFilter from '@site/src/reference/ui/EntryFilter';`,
  MemberIndex: `import MemberIndex from '@site/src/reference/ui/MemberIndex';`,
  SheetPicture: `import SheetPicture from '@site/src/live/ui/SheetPicture';`,
  Tabs: `import Tabs from '@theme/Tabs';`,
  TabItem: `import TabItem from '@theme/TabItem';`,
};

/** Imports the components that a page uses, so that they are in the bundle of this page only. */
function addImports(tree: Root, used: ReadonlySet<string>): void {
  // The page may import a component of the same name itself.
  const own = tree.children
    .map((node) => ((node.type as string) === 'mdxjsEsm' ? node : undefined))
    .map((node) => (node as {value?: string} | undefined)?.value ?? '')
    .join('\n');
  for (const name of used) {
    const line = IMPORTS[name];
    if (line && !new RegExp(`import\\b[^;]*\\b${name}\\b`).test(own)) {
      tree.children.unshift(importNode(line));
    }
  }
}

/** Placeholder in fences for the source of the package. */
const PACKAGE_TOKEN = '{SITE_SPREADSHEET_PACKAGE}';

/**
 * Inserts the source of the package into the code of a fence.
 *
 * @param source - as npm expects it after `name@`
 */
function insertPackageSource(code: string, source: string | undefined): string {
  return code.replaceAll(
    PACKAGE_TOKEN,
    source === undefined ? packagePlaceholder : `${packageName}@${source}`,
  );
}

export const SPREADSHEET_BUILD: SetBuild = {
  step: remarkSpreadsheetReference,
  outline: spreadsheetOutline,
  sources: [FILE, ...listVersions(FILE)],
  replaces: {
    ApiTable: ['of', 'only'],
    ApiEntries: ['of'],
    ApiChangelog: [],
    LiveDemos: ['of'],
    MemberIndex: [],
  },
  changelog: {page: PAGES.changelog, read: spreadsheetChangelog},
  imports: IMPORTS,
};
