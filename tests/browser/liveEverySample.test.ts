import {expect} from 'vitest';
import {readablePagesOf} from '../build/site';
import {siteTest} from '../support/browser';
import {tour} from '../support/browserTour';
import {
  closePanel,
  countLive,
  faultOf,
  openDetails,
  pressRun,
} from '../support/liveWalk';

/** Fewest samples that readers can run. */
const LEAST = 110;

const TIMEOUT = 600_000;

const test = siteTest('global-en');

test(
  'every live sample runs in its page without a fault',
  async ({browser, site}) => {
    let count = 0;
    const problems = await tour({
      browser,
      origin: site.url,
      addresses: readablePagesOf('global-en')
        .filter(({html}) => html.includes('data-sample'))
        .map(({address}) => address),
      async visit(page) {
        const faults: string[] = [];
        await openDetails(page);
        const live = await countLive(page);
        count += live;
        for (let index = 0; index < live; index += 1) {
          await pressRun(page, index);
          const fault = await faultOf(page, index);
          if (fault) {
            faults.push(`sample ${index + 1}: ${fault}`);
          }
          await closePanel(page, index);
        }
        return faults;
      },
    });
    console.log(`${count} samples run in their pages`);
    expect(problems).toEqual([]);
    expect(count).toBeGreaterThanOrEqual(LEAST);
  },
  TIMEOUT,
);
