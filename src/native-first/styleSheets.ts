import {loadStyleSheet} from './loadFile';

/**
 * Loads the file of the styles that stand in the page, which are those of built pages of its kind alone: the application
 * and the text of another page show more. The file takes the place of its styles.
 *
 * @throws Error when it cannot be had; the next call tries again
 */
export async function loadWholeSheets(): Promise<void> {
  const parts = document.head.querySelectorAll<HTMLElement>('style[data-href]');
  await Promise.all(
    [...parts].map(async (part) => {
      const {href, integrity} = part.dataset;
      await loadStyleSheet(`${href}#${integrity}`, part);
      part.remove();
    }),
  );
}
