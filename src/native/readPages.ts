import {onPage} from './pageShown';

/** Storage of the pages that a reader has left: results of search, newest first. */
export const READ_PAGES = 'site.read-pages';

/** How many pages are kept. */
export const READ_PAGES_LIMIT = 10;

/** The section of the table of contents that is being read: src/native/sectionMarks.ts. */
const SECTION = '.table-of-contents__link--active';

/** Path of the page that is shown: the address may be that of the next one already. */
let shown: string | undefined;

/** Keeps, in this browser alone, which pages of the documentation were read, and how far. */
export function installReadPages(): void {
  onPage(() => {
    shown = window.location.pathname;
  });
  window.addEventListener('pagehide', () =>
    noteReadPage(window.location.pathname),
  );
}

/** Notes the page whose place another one is about to take. */
export function noteLeftPage(): void {
  if (shown !== undefined) {
    noteReadPage(shown);
  }
}

/** Puts the page that is shown first, with the section that its reader has come to. */
export function noteReadPage(pathname: string): void {
  const title = document.querySelector('.theme-doc-markdown h1')?.textContent;
  if (!title) {
    return;
  }
  const section = document.querySelector<HTMLAnchorElement>(SECTION);
  const page = {
    href: pathname + (section?.hash ?? ''),
    title,
    section: section?.textContent ?? '',
    type: 'lvl1',
  };
  try {
    const others = storedPages().filter(
      ({href}) => href.split('#')[0] !== pathname,
    );
    localStorage.setItem(
      READ_PAGES,
      JSON.stringify([page, ...others].slice(0, READ_PAGES_LIMIT)),
    );
  } catch {
    // Without storage nothing is kept.
  }
}

function storedPages(): {readonly href: string}[] {
  try {
    const pages: unknown = JSON.parse(localStorage.getItem(READ_PAGES)!);
    return Array.isArray(pages)
      ? pages.filter((page) => typeof page?.href === 'string')
      : [];
  } catch {
    return [];
  }
}
