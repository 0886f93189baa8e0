// The sidebar of a documentation set, from one page of it to the next.
import {keepInView} from './keepInView';
import {keep, recall} from './storage';

/** Attribute of a category: a name for it that no other of its sidebar has. */
export const CATEGORY_ATTRIBUTE = 'data-category';

interface Memory {
  readonly top: number;
  /** Whether each category is open, by name. */
  readonly open: Readonly<Record<string, boolean>>;
}

/**
 * Keeps the sidebar as the reader left it while the browser goes from page to page. What was noted has been
 * restored before the page was painted (early.ts); by now, the reader may have scrolled it again.
 */
export function installSidebarMemory(): void {
  // A page that the browser brings back as it was left.
  window.addEventListener('pageshow', ({persisted}) => {
    if (persisted) {
      takeUpSidebar();
    }
  });
  window.addEventListener('pagehide', putDownSidebar);
}

/** Notes in this tab what is open in the sidebar, and how far it is scrolled. */
export function putDownSidebar(): void {
  const sidebar = findSidebar();
  if (!sidebar) {
    return;
  }
  const open = categoriesOf(sidebar).map((category) => [
    nameOf(category),
    category.open,
  ]);
  const memory: Memory = {
    top: sidebar.scrollTop,
    open: Object.fromEntries(open) as Memory['open'],
  };
  keep(keyOf(sidebar), JSON.stringify(memory), 'sessionStorage');
}

/**
 * Restores what was noted; the category of the page that is shown is open in any case.
 *
 * @param isWhole - whether all of the sidebar has come: what was noted is restored once
 */
export function takeUpSidebar(isWhole = true): void {
  const sidebar = findSidebar();
  const memory = sidebar && recallMemory(keyOf(sidebar), isWhole);
  if (memory) {
    categoriesOf(sidebar).forEach((category) => {
      category.open =
        category.querySelector('[aria-current=page]') !== null ||
        (memory.open[nameOf(category)] ?? category.open);
    });
    sidebar.scrollTop = memory.top;
  }
  showCurrentPage();
}

/** Scrolls the sidebar to the page that is shown. */
export function showCurrentPage(): void {
  const sidebar = findSidebar();
  const current = sidebar?.querySelector('[aria-current=page]');
  if (current) {
    keepInView(current, sidebar!);
  }
}

function findSidebar(): HTMLElement | null {
  return document.querySelector('.theme-doc-sidebar-container .menu');
}

function categoriesOf(sidebar: HTMLElement): HTMLDetailsElement[] {
  return [
    ...sidebar.querySelectorAll<HTMLDetailsElement>(`[${CATEGORY_ATTRIBUTE}]`),
  ];
}

function nameOf(category: HTMLElement): string {
  return category.getAttribute(CATEGORY_ATTRIBUTE)!;
}

/** The first page of a set stands for it. */
function keyOf(sidebar: HTMLElement): string {
  return `sidebar:${sidebar.querySelector('a')?.pathname}`;
}

/** Whatever else stands there is no memory. */
function recallMemory(key: string, once: boolean): Memory | null {
  const text = recall(key, 'sessionStorage');
  if (once) {
    keep(key, null, 'sessionStorage');
  }
  try {
    const memory = JSON.parse(text!) as Partial<Memory> | null;
    return memory && {top: Number(memory.top) || 0, open: {...memory.open}};
  } catch {
    return null;
  }
}
