import {loadStyleSheet, ownAddress} from './loadFile';

/**
 * The style sheets of a page, in the order in which they hold: linked, or in the page itself, under the
 * attribute by which the application's loader finds them too.
 */
export function sheetsIn(head: ParentNode): HTMLElement[] {
  return [
    ...head.querySelectorAll<HTMLElement>(
      'link[rel=stylesheet], style[data-href]',
    ),
  ];
}

/** Address of the file of a sheet. */
export function sheetAddress(sheet: HTMLElement): string {
  return ownAddress(sheet.getAttribute('href') ?? sheet.dataset['href'] ?? '');
}

/**
 * Loads the styles that a page needs and the one that is shown did not. Those of the latter stay: each
 * reaches its own elements only.
 *
 * @param head - of the page that comes
 * @throws Error when one cannot be had
 */
export async function loadStyles(head: ParentNode): Promise<void> {
  const there = new Set(sheetsIn(document.head).map(sheetAddress));
  await Promise.all(
    sheetsIn(head).map(async (sheet) => {
      const address = sheetAddress(sheet);
      if (!there.has(address)) {
        await loadStyleSheet(
          `${address}#${sheet.getAttribute('integrity') ?? ''}`,
        );
      }
    }),
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
      const {integrity = ''} = part.dataset;
      await loadStyleSheet(`${sheetAddress(part)}#${integrity}`, part);
      part.remove();
    }),
  );
}
