import {
  attributeOf,
  findElement,
  hasClass,
  isTag,
  parseHtml,
  textOf,
  type Element,
} from '../../../src/search/records/dom';

/** A page that a sidebar lists, by its path. */
interface SidebarLink {
  readonly route: string;
}

/** A category of a sidebar. */
interface SidebarCategory {
  readonly label: string;
  readonly items: readonly SidebarItem[];
}

export type SidebarItem = SidebarLink | SidebarCategory;

/** Reads the page at a path of the site. */
export type ReadRoute = (route: string) => string;

const SIDEBAR = 'theme-doc-sidebar-menu';
const CLOSED = 'menu__list-item--collapsed';

/**
 * Reads the sidebar of a set off its pages. In large sets a page carries its own branch alone, and a link
 * to the first page of each other one: that page has the branch.
 *
 * @param entry - path of a page that shows the sidebar
 * @throws Error naming the page that has no sidebar
 */
export function readSidebar(entry: string, read: ReadRoute): SidebarItem[] {
  return rowsOf(sidebarOf(entry, read)).flatMap((row, index) =>
    readRow(row, [index], read),
  );
}

function sidebarOf(route: string, read: ReadRoute): Element {
  const sidebar = findElement(parseHtml(read(route)), (element) =>
    hasClass(element, SIDEBAR),
  );
  if (!sidebar) {
    throw new Error(
      `${route}: expected a sidebar (class ${SIDEBAR}) that lists the pages of its set, found none. Give the page a place in the set's sidebar, in sidebars/, and build again.`,
    );
  }
  return sidebar;
}

/** @param place - indices that lead from the sidebar down to the row */
function readRow(
  row: Element,
  place: readonly number[],
  read: ReadRoute,
): SidebarItem[] {
  const link = row.childNodes.filter(isTag).find(isLink);
  const route = link && attributeOf(link, 'href');
  if (route && hasClass(row, CLOSED)) {
    return readRow(openedRow(route, place, read), place, read);
  }
  const own = route?.startsWith('/') ? [{route}] : [];
  const list = findElement([row], isList);
  if (!list) {
    return own;
  }
  const below = rowsOf(list).flatMap((each, index) =>
    readRow(each, [...place, index], read),
  );
  return [{label: textOf(row, isList), items: [...own, ...below]}];
}

/** A row as a page of its branch has it. */
function openedRow(
  route: string,
  place: readonly number[],
  read: ReadRoute,
): Element {
  const row = place.reduce<Element | undefined>(
    (above, index) => {
      const list = above && findElement([above], isList);
      return list && rowsOf(list)[index];
    },
    sidebarOf(route, read),
  );
  if (!row || hasClass(row, CLOSED)) {
    throw new Error(
      `${route}: expected its own branch of the sidebar to be open, found it closed. Build the site again.`,
    );
  }
  return row;
}

function rowsOf(list: Element): Element[] {
  return list.childNodes.filter(isTag);
}

function isLink({tagName}: Element): boolean {
  return tagName === 'a';
}

function isList({tagName}: Element): boolean {
  return tagName === 'ul';
}
