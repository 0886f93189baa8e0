import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Code, Parent, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {SKIP, visit} from 'unist-util-visit';
import {jsxAttribute} from '../../page/elements';
import {parseFenceMeta} from '../../page/fences';
import {CONTRACT_FILE, readContract} from '../contract/readContract';
import type {Contract} from '../contract/types';
import {expandTag, type PlacedTag} from './expand';
import {languageTabs} from './languageTabs';
import {NameLinker} from './links';
import {importNode} from './nodes';
import {findHomes} from './pages';

const IMPORTS: Readonly<Record<string, string>> = {
  ApiTable: `import {ApiTable, ApiRow, ApiNote} from '@site/src/components/sheet/ApiTable';`,
  DrawingsPicture: `import DrawingsPicture from '@site/src/components/sheet/DrawingsPicture';`,
  SheetPicture: `import SheetPicture from '@site/src/components/sheet/SheetPicture';`,
  ToolbarPicture: `import ToolbarPicture from '@site/src/components/sheet/ToolbarPicture';`,
  Tabs: `import Tabs from '@theme/Tabs';`,
  TabItem: `import TabItem from '@theme/TabItem';`,
};

const ROOT = path.resolve(__dirname, '../../../..');
const ROUTE_BASE = '/spreadsheet';

/**
 * Remark step of the Spreadsheet set. `<ApiTable of="Name" only="member …" />` becomes tables drawn
 * from the contract; a `ts js-tab` fence becomes tabs with the same code in TypeScript and
 * JavaScript; the components that a page uses are imported, so that only its own bundle holds them.
 */
export default function remarkSpreadsheetReference() {
  return async (tree: Root, file: {path: string}): Promise<void> => {
    const contract = currentContract();
    const homes = findHomes(path.join(ROOT, 'docs-spreadsheet'), ROUTE_BASE);
    const linker = new NameLinker(contract, homes);
    const anchored = new Set<string>();
    const used = new Set<string>();
    const fences: {code: Code; index: number; parent: Parent}[] = [];

    visit(tree, (node, index, parent) => {
      if (node.type === 'code' && isLanguageTab(node) && parent) {
        fences.push({code: node, index: index!, parent});
        return SKIP;
      }
      if (node.type !== 'mdxJsxFlowElement') {
        return undefined;
      }
      const {name} = node as MdxJsxFlowElement;
      if (name && IMPORTS[name]) {
        used.add(name);
      }
      if (name !== 'ApiTable' || !parent || index === undefined) {
        return undefined;
      }
      const tag = readTag(node as MdxJsxFlowElement, file.path);
      const tables = expandTag(tag, contract, linker, anchored);
      parent.children.splice(index, 1, ...(tables as typeof parent.children));
      return [SKIP, index + tables.length];
    });

    for (const {code, parent} of fences) {
      const tabs = await languageTabs(code);
      parent.children.splice(parent.children.indexOf(code), 1, tabs as never);
      used.add('Tabs').add('TabItem');
    }
    addImports(tree, used);
  };
}

let known: {source: string; contract: Contract} | undefined;

/** The contract as it is now: the development server follows its edits. Parsed once per edit. */
function currentContract(): Contract {
  const file = path.join(ROOT, CONTRACT_FILE);
  const source = readFileSync(file, 'utf8');
  if (known?.source !== source) {
    known = {source, contract: readContract(file, source)};
  }
  return known.contract;
}

function isLanguageTab(code: Code): boolean {
  return parseFenceMeta(code.meta).has('js-tab');
}

function readTag(node: MdxJsxFlowElement, file: string): PlacedTag {
  const words = (name: string): string[] => {
    const value = jsxAttribute(node, name);
    return typeof value === 'string' ? value.split(/\s+/).filter(Boolean) : [];
  };
  return {
    file,
    line: node.position?.start.line ?? 1,
    of: words('of'),
    only: words('only'),
  };
}

// A page's own import of a component wins.
function addImports(tree: Root, used: ReadonlySet<string>): void {
  const own = tree.children
    .map((node) => ((node.type as string) === 'mdxjsEsm' ? node : undefined))
    .map((node) => (node as {value?: string} | undefined)?.value ?? '')
    .join('\n');
  for (const name of used) {
    if (!new RegExp(`import\\b[^;]*\\b${name}\\b`).test(own)) {
      tree.children.unshift(importNode(IMPORTS[name]!));
    }
  }
}
