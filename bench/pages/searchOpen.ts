import type {Browser} from 'playwright-core';
import type {Figure} from '../lib/figures';
import {prepareClock} from './answerTime';
import {SEARCHED_WORD} from './corpus/words';
import {measureStates} from './next';
import type {BenchOptions} from './options';
import {builtSites} from './sites/builtSites';
import {SITES} from './sites/index';
import {statesOf, type SiteState} from './states';
import {openVisit, SCREEN, serving} from './visit';

const BARS = {untouched: [1500, 350], running: [1000, 250]} as const;

/** Time between two keys, in milliseconds. */
const KEY = 20;

/** From the shortcut that opens search, through a word of seven letters, to its first results. */
export async function measureSearchOpen({
  runs,
  sizes: [pages = 90],
}: BenchOptions): Promise<Figure[]> {
  const sites = SITES.filter(({search}) => search !== undefined);
  return serving(await builtSites(pages, sites), (served) =>
    measureStates(
      statesOf(served, BARS),
      runs,
      'search opened to first results',
      searchOnce,
    ),
  );
}

async function searchOnce(
  browser: Browser,
  {served, reach}: SiteState,
  slow: boolean,
): Promise<number> {
  const {field, result} = served.site.search!;
  const visit = await openVisit(browser, served, {
    viewport: SCREEN,
    slow: false,
  });
  const {page} = visit;
  const clock = await prepareClock(page);
  const [first] = served.corpus.pages;
  await page.goto(visit.link.url + served.site.addressOf(first!));
  await visit.settle();
  await reach?.(page);
  await visit.settle();
  await visit.throttle(slow);
  const isAnswered = `document.querySelector('${field}').value === '${SEARCHED_WORD}'
    && document.querySelector('${result}').checkVisibility()`;
  const time = await clock.time(isAnswered, async () => {
    await page.keyboard.press('Control+k');
    await page.locator(`${field}:focus`).waitFor();
    await page.keyboard.type(SEARCHED_WORD, {delay: KEY});
  });
  await visit.close();
  return time;
}
