import {launchBrowser} from '../../tests/support/browserLaunch';
import {waitForHydration} from '../../tests/support/hydration';
import type {Bench} from '../lib/figures';
import {measureAnswerTimes, type AnswerState} from './answers';
import {PROBE_FILE, timeAnswer} from './answerTime';
import {SEARCHED_WORD} from './corpus/words';
import {BENCH_SITES} from './sites';
import {DESKTOP_VIEWPORT, openVisit, type ServedSite} from './visit';

/** Time between two keys, in milliseconds. */
const KEY = 20;

/** Measures the time from the search shortcut, through a word of seven letters, to the first results. */
export const measureSearchOpen: Bench = (options) =>
  measureAnswerTimes(
    {
      name: 'search opened to first results',
      states: [
        {name: 'untouched', bars: [1500, 350]},
        {name: 'application running', bars: [1000, 250], isRunning: true},
      ],
      time: timeSearch,
    },
    options,
    BENCH_SITES.filter(({search}) => search !== undefined),
  );

async function timeSearch(
  served: ServedSite,
  {slow, isRunning}: AnswerState,
): Promise<number> {
  const {site, corpus} = served;
  const browser = await launchBrowser();
  const visit = await openVisit(browser, served, {
    viewport: DESKTOP_VIEWPORT,
    slow: false,
  });
  const {page} = visit;
  await page.addInitScript({path: PROBE_FILE});
  await page.goto(visit.link.url + site.addressOf(corpus.pages[0]!));
  await visit.settle();
  if (isRunning) {
    await waitForHydration(page);
    await visit.settle();
  }
  const {field, result} = site.search!;
  const answer = `document.querySelector('${field}').value === '${SEARCHED_WORD}'
    && document.querySelector('${result}').checkVisibility()`;
  await visit.throttle(slow);
  const time = await timeAnswer(page, answer, async () => {
    await page.keyboard.press('Control+k');
    await page.locator(`${field}:focus`).waitFor();
    await page.keyboard.type(SEARCHED_WORD, {delay: KEY});
  });
  await visit.close();
  await browser.close();
  return time;
}
