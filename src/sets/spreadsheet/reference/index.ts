import path from 'node:path';
import type {RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {isDevelopment} from '../../../site/settings';
import {changelogPage, type ChangelogEntry} from '../../changes/changelog';
import {changeNotes, type ContractHistory} from '../../changes/history';
import {historyReader} from '../../changes/readHistory';
import {jsxAttribute} from '../../page/elements';
import {parseFenceMeta} from '../../page/fences';
import {pagePlaceOf} from '../../page/place';
import {linkNames} from '../../reference/linkNames';
import {markNames} from '../../reference/sampleLinks';
import {setRows} from '../../reference/setRows';
import {setPagesReader, type SetPage} from '../../reference/setPages';
import {referenceStep, type RemarkStep} from '../../reference/step';
import type {PageSettings} from '../../setBuild';
import {CONTRACT_FILE} from '../contract/contractFile';
import {loadDeclarations} from '../contract/declarations';
import {nameResolver} from '../contract/resolveName';
import type {Contract} from '../contract/types';
import {SPREADSHEET} from '../set';
import {contractUses, type ContractUses} from '../uses/contractUses';
import type {NamedMember} from '../uses/names';
import {declarationsChangelog} from './declarationsChangelog';
import type {EntryContext} from './entries';
import {expandEntries, expandTable, firstVersion} from './expand';
import {addImports} from './imports';
import {languageTabs} from './languageTabs';
import {NameLinker} from './links';
import {liveDemos} from './liveDemos';
import {memberRows} from './memberIndex';
import {withPackageSource} from './packageSource';
import {findHomes} from './pages';

const ROOT = path.resolve(__dirname, '../../../..');

// One for all instances of the step.
const currentHistory = historyReader(path.join(ROOT, CONTRACT_FILE));
const currentPages = setPagesReader(ROOT, SPREADSHEET, isDevelopment());

/** What is made of contract and pages. */
interface Made {
  readonly contract: Contract;
  readonly pages: readonly SetPage[];
  readonly linker: NameLinker;
  readonly resolve: ReturnType<typeof nameResolver>;
  /** Where members are used: every sample is compiled when it is first asked for. */
  readonly found: () => ContractUses;
  readonly since: string | undefined;
  readonly history: ContractHistory;
  readonly notes: EntryContext['notes'];
}

let made: Made | undefined;

/** What pages are written with, made once for each state of contract, versions and pages. */
function currentlyMade(): Made {
  const contract = loadDeclarations(path.join(ROOT, CONTRACT_FILE));
  const history = currentHistory();
  const pages = currentPages();
  if (
    made?.contract !== contract ||
    made.history !== history ||
    made.pages !== pages
  ) {
    const notes = changeNotes(history);
    made = {
      contract,
      pages,
      linker: new NameLinker(contract, findHomes(pages)),
      resolve: nameResolver(contract),
      found: once(() => contractUses(contract, pages)),
      since: firstVersion(contract),
      history,
      notes: (key) => notes.get(key) ?? [],
    };
  }
  return made;
}

function once<T>(make: () => T): () => T {
  let made: {readonly value: T} | undefined;
  return () => (made ??= {value: make()}).value;
}

/** What each version of the declarations changed. */
export function spreadsheetChangelog(): ChangelogEntry[] {
  return declarationsChangelog(currentlyMade());
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
  const {contract, linker, notes, since} = current;
  switch (node.name) {
    case 'ApiTable':
      return expandTable(readTag(node), contract, linker);
    case 'ApiEntries':
      return expandEntries(readTag(node).of, {
        contract,
        linker,
        uses,
        notes,
        since,
      });
    case 'ApiChangelog':
      return changelogPage(declarationsChangelog(current));
    case 'LiveDemos':
      return liveDemos(ROOT, current.pages, readTag(node).of);
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
 * all, `<ApiChangelog />` what each version changed, `<LiveDemos />` the samples that readers can run; a `ts js-tab` fence becomes tabs with the same code in TypeScript and JavaScript; commands name
 * the package as the settings do; the components that a page uses are imported; names lead to their
 * entries.
 */
export default function remarkSpreadsheetReference(
  settings?: PageSettings,
): RemarkStep {
  return referenceStep({
    contract: currentlyMade,
    open: (current, page) => {
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
        fence: async (code) => {
          const links = sampleLinks(found().members.get(code.value), addressOf);
          code.value = withPackageSource(
            code.value,
            settings?.spreadsheetPackage,
          );
          markNames(code, links);
          if (!parseFenceMeta(code.meta).has('js-tab')) {
            return undefined;
          }
          used.add('Tabs').add('TabItem');
          return languageTabs(code);
        },
        close: (tree) => {
          linkNames(
            tree,
            (name) => addressOf(resolve(name)),
            routeOf(page.path),
          );
          addImports(tree, used);
        },
      };
    },
  });
}

function routeOf(file: string): string | undefined {
  return pagePlaceOf(path.relative(ROOT, path.resolve(file)))?.route;
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
