import type {BrowserContextOptions} from 'playwright-core';
import {describe, expect} from 'vitest';
import {siteTest, waitForHydration} from '../support/browser';
import {tour} from '../support/browserTour';
import {PAGE_KINDS} from '../support/pageKinds';

const test = siteTest('global-ko-en');

/** Readers unlike the machine that made the build. */
const READERS: Readonly<Record<string, BrowserContextOptions>> = {
  'in Seoul': {timezoneId: 'Asia/Seoul', locale: 'ko-KR'},
  'in Los Angeles': {timezoneId: 'America/Los_Angeles', locale: 'en-US'},
  'a day ahead, who read from right to left': {
    timezoneId: 'Pacific/Kiritimati',
    locale: 'ar-EG',
  },
  'who have it dark, in few colours': {
    colorScheme: 'dark',
    forcedColors: 'active',
  },
  'with motion, on a phone': {
    reducedMotion: 'no-preference',
    viewport: {width: 390, height: 844},
    hasTouch: true,
    isMobile: true,
    deviceScaleFactor: 3,
  },
};

describe('readers', () => {
  for (const [who, context] of Object.entries(READERS)) {
    test(`${who} find what was built: the application takes each kind of page over as it is`, async ({
      browser,
      site,
    }) => {
      const visited: string[] = [];
      const problems = await tour({
        browser,
        origin: site.url,
        addresses: PAGE_KINDS,
        context,
        async visit(page) {
          visited.push(page.url());
          // What the first frame leaves out has no text before it is shown.
          await page.locator('html:not([data-first-screen])').waitFor();
          const before = await page.locator('main').innerText();
          await waitForHydration(page);
          const after = await page.locator('main').innerText();
          // These fill themselves then.
          return /\/(?:search|404)/.test(page.url()) || before === after
            ? []
            : ['its text is another once the application has come'];
        },
      });
      expect(problems).toEqual([]);
      expect(visited).toHaveLength(PAGE_KINDS.length);
    });
  }
});
