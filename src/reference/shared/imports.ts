import type {Root} from 'mdast';
import {findJsxElements, parseMdx} from '../../content';

/** Components that pages may use without an import, with the import line of each. */
export const COMPONENT_IMPORTS: Readonly<Record<string, string>> = {
  EntryFilter: `import EntryFilter from '@site/src/reference/ui/EntryFilter';`,
  SheetPicture: `import SheetPicture from '@site/src/live/ui/SheetPicture';`,
  Tabs: `import Tabs from '@theme/Tabs';`,
  TabItem: `import TabItem from '@theme/TabItem';`,
};

/** Imports for these components, and for those in generated texts. */
const IMPORTS: Readonly<Record<string, string>> = {
  ...COMPONENT_IMPORTS,
  ApiTable: `import {ApiTable, ApiRow} from '@site/src/reference/ui/ApiTable';`,
  EntryUses: `import EntryUses from '@site/src/reference/ui/EntryUses';`,
  MemberIndex: `import MemberIndex from '@site/src/reference/ui/MemberIndex';`,
};

/** Imports the components that a page uses, so that they are in the bundle of this page only. */
export function addImports(tree: Root): void {
  // The page may import a component of the same name itself.
  const own = tree.children
    .map((node) => (node.type === 'mdxjsEsm' ? node.value : ''))
    .join('\n');
  const names = findJsxElements(tree).map(({element: {name}}) => name ?? '');
  for (const name of new Set(names)) {
    const line = IMPORTS[name];
    if (line && !new RegExp(`import\\b[^;]*\\b${name}\\b`).test(own)) {
      tree.children.unshift(...parseMdx(line, '').children);
    }
  }
}
