import type {Page, Route} from 'playwright-core';
import {HOSTED_BUILD} from '../../scripts/test/builds/builds';
import {siteTest} from '../support/browser';
import {walkStates} from '../support/axeStates';

const ANSWERS = HOSTED_BUILD.settings.SITE_FEEDBACK_URL;

const test = siteTest(HOSTED_BUILD.name, [new URL(ANSWERS).origin]);

const FEEDBACK = '.page-feedback';

/** Presses a button of the question. */
const press = (name: string) => (page: Page) =>
  page.locator(FEEDBACK).getByRole('button', {name, exact: true}).click();

/** Gives every answer its end, and sends one. */
const send =
  (end: (route: Route) => Promise<void>, said: string) =>
  async (page: Page) => {
    await page.unroute(ANSWERS);
    await page.route(ANSWERS, end);
    await press('보내기')(page);
    await page.locator(FEEDBACK).getByText(said).waitFor();
  };

test('axe finds nothing in any state of the question whether a page helped', async ({
  open,
}) => {
  const page = await open('/ocr/intro', {
    colorScheme: 'light',
    hydrated: true,
    expected: [/console: .*ERR_FAILED/],
  });
  await walkStates(
    page,
    [
      {name: 'asked', reach: () => page.locator(FEEDBACK).waitFor()},
      {
        name: 'what was wrong',
        reach: async () => {
          await press('아니요')(page);
          await page.locator(FEEDBACK).getByRole('checkbox').first().check();
        },
      },
      {
        name: 'not sent',
        reach: send((route) => route.abort(), '의견을 보내지 못했습니다'),
      },
      {
        name: 'sent',
        reach: send(
          (route) =>
            route.fulfill({
              status: 204,
              headers: {'access-control-allow-origin': '*'},
            }),
          '의견을 보냈습니다',
        ),
      },
    ].map((state) => ({...state, within: FEEDBACK})),
    [320],
  );
});
