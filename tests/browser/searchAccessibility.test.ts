import type {Page} from 'playwright-core';
import {describe, expect} from 'vitest';
import {siteTest, waitForHydration} from '../support/browser';
import {findViolations} from '../support/browserAxe';
import {findInvalidStates} from '../support/nuValidator';
import {excessWidth} from '../support/overflow';
import {ask, MODAL, SURFACES, waitForBest} from '../support/searchSurfaces';
import {EN, KO} from '../support/searchTexts';

const test = siteTest('global-ko-en');

/** The narrowest is 1280 px at 400 % zoom. */
const WIDTHS = [320, 360, 1280];

/** Violations at each width, and what is too wide, of what the page shows now. */
async function violations(
  page: Page,
  part: string | undefined,
  state: string,
): Promise<string[]> {
  const found: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({width, height: 740});
    const here = await findViolations(page, {within: part});
    found.push(...here.map((line) => `${state}, ${width} px: ${line}`));
    const excess = await excessWidth(page);
    if (excess > 0) {
      found.push(`${state}, ${width} px: ${excess} px too wide`);
    }
  }
  return found;
}

/** Each language and each colour scheme once: no text has colours of its own. */
const LOOKS = [
  {...EN, colorScheme: 'light'},
  {...KO, colorScheme: 'dark'},
] as const;

describe.each(SURFACES)(
  'axe and the validator find nothing on $name',
  (surface) => {
    test.for(LOOKS)(
      'in $name, $colorScheme: with results, with none, with a failure',
      async ({prefix, texts, colorScheme}, {open}) => {
        const page = await open(prefix + surface.path, {
          colorScheme,
          expected: [/404|Failed to load resource/],
        });
        const frame = surface.frame(page);
        // The page behind the modal is nobody's while it is open.
        const part = surface === MODAL ? 'dialog[open]' : undefined;
        await ask(page, surface, 'waitResult');
        await waitForBest(page, surface, 'waitResult');
        const pages: Record<string, string> = {};
        const found = await violations(page, part, 'results');
        pages['results'] = await page.content();
        await ask(page, surface, 'zzwaitResultzz');
        await frame.getByText(texts.suggestion).waitFor();
        found.push(...(await violations(page, part, 'no results')));
        pages['no results'] = await page.content();

        await page.route('**/search-index/**', (route) =>
          route.fulfill({status: 404, body: 'gone'}),
        );
        await page.reload();
        await waitForHydration(page);
        await ask(page, surface, 'waitResult');
        await frame.getByRole('alert').getByText(texts.failure).waitFor();
        // One place tells it, and is read aloud once.
        expect(await frame.getByText(texts.failure).count()).toBe(1);
        found.push(...(await violations(page, part, 'failure')));
        pages['failure'] = await page.content();
        found.push(...(await findInvalidStates(pages)));
        expect(found).toEqual([]);
      },
    );
  },
);
