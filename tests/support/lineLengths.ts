import type {Page} from 'playwright-core';

/** Characters of the lines of running text on a page, the longest first. */
export function lineLengths(page: Page): Promise<number[]> {
  return page.evaluate(() => {
    const lengths: number[] = [];
    for (const block of document.querySelectorAll('main :is(p, li, dd)')) {
      if (block.closest('table, nav, figure') || block.querySelector('p, li')) {
        continue;
      }
      const lines = new Map<number, number>();
      const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        for (const {index, 0: word} of node.nodeValue!.matchAll(/\S+\s?/g)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.trimEnd().length);
          // Code in a line stands a little higher than its text.
          const line = Math.round(range.getBoundingClientRect().bottom / 12);
          const key = [line - 1, line, line + 1].find((at) => lines.has(at));
          lines.set(key ?? line, (lines.get(key ?? line) ?? 0) + word.length);
        }
      }
      lengths.push(...lines.values());
    }
    return lengths.sort((a, b) => b - a);
  });
}
