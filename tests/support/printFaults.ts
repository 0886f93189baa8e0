import type {Page} from 'playwright-core';

/** What a page prints badly. */
export interface PrintFaults {
  /** Words of table cells that stand on two lines: a column is narrower than they are. */
  readonly broken: readonly string[];
  /** Links in samples that are followed by their address. */
  readonly addressed: readonly string[];
  /** Words of table cells that were looked at. */
  readonly words: number;
}

/** Looks at the tables and samples of a page, as the page is laid out now. */
export function printFaults(page: Page): Promise<PrintFaults> {
  return page.evaluate(() => {
    const broken: string[] = [];
    let words = 0;
    for (const cell of document.querySelectorAll('article :is(th, td)')) {
      const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        // Languages without spaces end a line where it is full; these words are of letters that do not.
        for (const {index, 0: word} of node.nodeValue!.matchAll(/\w+/g)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const boxes = Array.from(range.getClientRects());
          const lines = new Set(boxes.map(({top}) => Math.round(top)));
          words += 1;
          if (lines.size > 1) {
            broken.push(word);
          }
        }
      }
    }
    const addressed = Array.from(document.querySelectorAll('article pre a'))
      .filter((link) => getComputedStyle(link, '::after').content !== 'none')
      .map(({textContent}) => textContent);
    return {broken, addressed, words};
  });
}
