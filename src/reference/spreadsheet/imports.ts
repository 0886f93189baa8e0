import type {Root} from 'mdast';
import {importNode} from './nodes';

/** Components that pages use without importing them, and the line that imports each. */
export const IMPORTS: Readonly<Record<string, string>> = {
  ApiTable: `import {ApiTable, ApiRow} from '@site/src/reference/ui/ApiTable';`,
  EntryFilter: `import EntryFilter from '@site/src/reference/ui/EntryFilter';`,
  MemberIndex: `import MemberIndex from '@site/src/reference/ui/MemberIndex';`,
  SheetPicture: `import SheetPicture from '@site/src/live/ui/SheetPicture';`,
  Tabs: `import Tabs from '@theme/Tabs';`,
  TabItem: `import TabItem from '@theme/TabItem';`,
};

/** Imports the components that a page uses, so that only its own bundle holds them. */
export function addImports(tree: Root, used: ReadonlySet<string>): void {
  // A page's own import of a component wins.
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
