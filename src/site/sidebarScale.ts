import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';

/** Most pages that a sidebar lists whole: what is closed in it weighs on every page of its set. */
const MOST_PAGES = 150;

/**
 * Whether pages carry their whole sidebar. In larger sets they carry their own branch, and a link to
 * the first page of every other.
 */
export function carriesWholeSidebar(
  items: readonly PropSidebarItem[],
): boolean {
  return countPages(items) <= MOST_PAGES;
}

function countPages(items: readonly PropSidebarItem[]): number {
  return items.reduce((count, item) => {
    switch (item.type) {
      case 'link':
        return count + 1;
      case 'category':
        return (
          count + (item.href === undefined ? 0 : 1) + countPages(item.items)
        );
      default:
        return count;
    }
  }, 0);
}
