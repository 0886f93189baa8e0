import {loadStyleSheet} from './loadFile';

/**
 * The style sheets of a page: linked, or in the page itself, under the attribute by which the application's loader
 * finds them too.
 */
function sheetsIn(head: ParentNode): HTMLElement[] {
  return [
    ...head.querySelectorAll<HTMLElement>(
      'link[rel=stylesheet], style[data-href]',
    ),
  ];
}

/** Address of the file of a sheet, with its integrity. */
function fileOf(sheet: HTMLElement): string {
  const {href = sheet.getAttribute('href'), integrity} = sheet.dataset;
  return `${href}#${integrity ?? sheet.getAttribute('integrity') ?? ''}`;
}

/**
 * Loads the styles that another page needs and the one that is shown does not. Those of the latter stay: each
 * reaches its own elements only.
 *
 * @param head - of the other page
 * @throws Error when one cannot be had
 */
export async function loadStyles(head: ParentNode): Promise<void> {
  const there = new Set(sheetsIn(document.head).map(fileOf));
  await Promise.all(
    sheetsIn(head)
      .map(fileOf)
      .filter((file) => !there.has(file))
      .map((file) => loadStyleSheet(file)),
  );
}

/**
 * Loads the files of the styles that stand in the page, which are those of built pages alone: the application may
 * show more. Each file takes the place of its styles.
 *
 * @throws Error when one cannot be had; the next call tries again
 */
export async function loadWholeSheets(): Promise<void> {
  const parts = document.head.querySelectorAll<HTMLElement>('style[data-href]');
  await Promise.all(
    [...parts].map(async (part) => {
      await loadStyleSheet(fileOf(part), part);
      part.remove();
    }),
  );
}
