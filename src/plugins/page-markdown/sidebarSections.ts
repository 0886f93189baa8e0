import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {AllContent} from '@docusaurus/types';
import type {DocsSet} from '../../sets/index';

/** A group of a sidebar. */
export interface Section {
  /** Absent for pages that stand before the groups. */
  readonly label?: string;
  /** Paths of its pages, in order. */
  readonly routes: readonly string[];
}

type SidebarItem =
  LoadedContent['loadedVersions'][number]['sidebars'][string][number];

/** The groups of a set's sidebar with their pages, those of groups inside them included. */
export function sidebarSections(
  allContent: AllContent,
  {id, sidebarId}: DocsSet,
): Section[] {
  const content = allContent['docusaurus-plugin-content-docs']?.[id] as
    LoadedContent | undefined;
  const version = content?.loadedVersions[0];
  const routes = new Map(
    version?.docs.map((doc) => [doc.id, doc.permalink] as const),
  );
  const routesIn = (item: SidebarItem): string[] => {
    switch (item.type) {
      case 'doc':
        return [routes.get(item.id)!];
      case 'category':
        return [
          ...(item.link?.type === 'doc' ? [routes.get(item.link.id)!] : []),
          ...item.items.flatMap(routesIn),
        ];
      default:
        return [];
    }
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
