import type {Root} from 'mdast';
import {listChangeNotes, listVersions} from '@document-sdk/contract';
import {type Reference, referenceStep} from '../shared/referenceStep';
import {findJsxElements, parseMdx, type RemarkStep} from '../../content';
import {SPREADSHEET_CONTRACT} from '../../site/sets/spreadsheet/contract';
import {SPREADSHEET} from '../../site/sets/spreadsheet/set';
import {changelogPage} from '../changelog/changelog';
import {
  referenceReader,
  type PageSettings,
  type SetBuild,
} from '../setContract';
import {element} from '../shared/nodes';
import {countNames} from './counts';
import {buildDeclarations} from './declarations';
import {expandEntries, firstVersion} from './entries';
import {expandTable} from './table';
import {findEntryPages, NameLinker} from './links';
import {liveDemos} from './liveDemos';
import {nameResolver} from './lookUp';
import {memberRows} from './memberIndex';
import type {SampleMember} from './sampleMembers';
import {findContractUses, type ContractUses} from './uses';

const {
  file: FILE,
  packageName,
  packagePlaceholder,
  pages: PAGES,
} = SPREADSHEET_CONTRACT;

// All instances of the step share it.
const currentReference = referenceReader({
  file: FILE,
  set: SPREADSHEET,
  build: buildDeclarations,
  count: countNames,
  make: (declarations, history, pages) => {
    const linker = new NameLinker(declarations, findEntryPages(pages));
    const resolve = nameResolver(declarations);
    const notes = listChangeNotes(history);
    let found: ContractUses | undefined;
    /** Computed on first use, because it type-checks all samples. */
    const findUses = () => (found ??= findContractUses(declarations, pages));
    return {
      declarations,
      pages,
      linker,
      resolve: (name: string) => linker.keyAddress(resolve(name)),
      uses: (key: string) => findUses().uses.get(key),
      sampleMembers: (code: string) => findUses().members.get(code),
      since: firstVersion(declarations),
      notes: (key: string) => notes.get(key) ?? [],
      addressOf: (name: string) => linker.keyAddress(name),
      prose: (text: string) => linker.prose(text),
    };
  },
});

const ELEMENTS: Reference<ReturnType<typeof currentReference>>['elements'] = {
  ApiTable: ({declarations, linker}, tag) =>
    expandTable(tag, declarations, linker),
  ApiEntries: (current, {of}) => expandEntries(of, current),
  ApiChangelog: ({changelog}) => changelogPage(changelog()),
  LiveDemos: ({pages}, {of}) => liveDemos(pages, of),
  MemberIndex: ({declarations, linker}) =>
    element('MemberIndex', {
      rows: JSON.stringify(memberRows(declarations, linker)),
    }),
};

/**
 * Remark step of the Spreadsheet set. It replaces `<ApiTable of="Name" only="member …" />` by tables from the
 * contract, `<ApiEntries of="Name …" />` by entries, `<ApiChangelog />` and `<LiveDemos />` by lists, and gives
 * `<MemberIndex />` its rows. It also writes the source of the package into commands, imports the components of
 * the page, and links names to their entries.
 */
export default function remarkSpreadsheetReference(
  settings?: PageSettings,
): RemarkStep {
  const source = settings?.spreadsheetPackage;
  const packageSource =
    source === undefined ? packagePlaceholder : `${packageName}@${source}`;
  const step = referenceStep({
    current: currentReference,
    elements: ELEMENTS,
    fillFence: ({sampleMembers, addressOf}, fence) => {
      const links = sampleLinks(sampleMembers(fence.value), addressOf);
      fence.value = fence.value.replaceAll(PACKAGE_TOKEN, packageSource);
      return links;
    },
    addressOf: ({resolve}, name) => resolve(name),
  });
  return (tree, file) => {
    const used = findJsxElements(tree).map(({element: {name}}) => name ?? '');
    step(tree, file);
    addImports(tree, used);
  };
}

/** Addresses of the words in a sample. Words that name several members are left out. */
function sampleLinks(
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
function addImports(tree: Root, used: readonly string[]): void {
  // The page may import a component of the same name itself.
  const own = tree.children
    .map((node) => (node.type === 'mdxjsEsm' ? node.value : ''))
    .join('\n');
  const names = used.flatMap((name) =>
    name === 'ApiEntries' ? [name, 'ApiTable'] : [name],
  );
  for (const name of new Set(names)) {
    const line = IMPORTS[name];
    if (line && !new RegExp(`import\\b[^;]*\\b${name}\\b`).test(own)) {
      tree.children.unshift(...parseMdx(line, '').children);
    }
  }
}

/** Placeholder in fences for the source of the package, as npm expects it after `name@`. */
const PACKAGE_TOKEN = '{SITE_SPREADSHEET_PACKAGE}';

export const SPREADSHEET_BUILD: SetBuild = {
  step: remarkSpreadsheetReference,
  // Without uses and fences, for readers that need only the anchors.
  outline: () =>
    referenceStep({
      current: () => ({...currentReference(), uses: () => undefined}),
      elements: ELEMENTS,
    }),
  sources: [FILE, ...listVersions(FILE)],
  elements: Object.keys({...IMPORTS, ...ELEMENTS}),
  changelog: {
    page: PAGES.changelog,
    read: () => currentReference().changelog(),
  },
};
