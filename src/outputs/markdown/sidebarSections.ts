import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {AllContent} from '@docusaurus/types';
import type {DocsSet} from '../../site/sets/index';

/** A top-level group of pages in a sidebar. */
export interface SidebarSection {
  /** Label of the group; absent for pages before the first group. */
  readonly label?: string;
  /** Paths of the pages in the group, in order. */
  readonly routes: readonly string[];
}

type SidebarItem =
  LoadedContent['loadedVersions'][number]['sidebars'][string][number];

/** Lists the sidebar groups of a set's latest version with their pages, including pages of nested groups. */
export function listSidebarSections(
  allContent: AllContent,
  {id, sidebarId}: DocsSet,
): SidebarSection[] {
  const content = allContent['docusaurus-plugin-content-docs']?.[id] as
    LoadedContent | undefined;
  const version = content?.loadedVersions.find(({isLast}) => isLast);
  const routesOf = (id: string) =>
    (version?.docs ?? [])
      .filter((doc) => doc.id === id)
      .map(({permalink}) => permalink);
  const routesIn = (item: SidebarItem): string[] => {
    if (item.type !== 'category') {
      // Besides categories, only documents and references to documents have an `id`.
      return 'id' in item ? routesOf(item.id) : [];
    }
    const {link, items} = item;
    const own = link?.type === 'doc' ? routesOf(link.id) : [];
    const index = link?.type === 'generated-index' ? [link.permalink] : [];
    return [...own, ...index, ...items.flatMap(routesIn)];
  };
  const items = version?.sidebars[sidebarId] ?? [];
  const single = items.filter(({type}) => type !== 'category');
  return [
    {routes: single.flatMap(routesIn)},
    ...items.flatMap((item) =>
      item.type === 'category'
        ? [{label: item.label, routes: [...new Set(routesIn(item))]}]
        : [],
    ),
  ].filter(({routes: {length}}) => length > 0);
}
