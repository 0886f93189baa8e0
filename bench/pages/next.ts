import type {BenchFigure} from '../lib/figures';
import {measureAnswerTimes} from './answers';
import type {BenchOptions} from './options';

/** Time that the pointer hovers before the click, in milliseconds. */
const REST = 100;

/** Measures the time from a click in the sidebar to the frame with the heading of the next page. */
export function measureNextPage(options: BenchOptions): Promise<BenchFigure[]> {
  return measureAnswerTimes(
    {
      name: 'next page',
      bars: {untouched: [250, 70], running: [250, 70]},
      async prepare(page, {site, corpus}) {
        const to = corpus.groups[0]!.pages[1]!;
        const link = page
          .locator(`${site.sidebar} a[href="${site.addressOf(to)}"]:visible`)
          .first();
        await link.scrollIntoViewIfNeeded();
        const box = (await link.boundingBox())!;
        return {
          answer: `document.querySelector('h1').textContent.includes(${JSON.stringify(to.title)})`,
          async perform() {
            const {mouse} = page;
            await mouse.move(box.x + box.width / 2, box.y + box.height / 2);
            await page.waitForTimeout(REST);
            await mouse.down();
            await mouse.up();
          },
        };
      },
    },
    options,
  );
}
