// Elements whose `id` or `name` is what a script asks the window for: browsers hand out the element, where
// they have nothing of that name themselves. https://html.spec.whatwg.org/multipage/nav-history-apis.html#named-access-on-the-window-object
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect} from 'vitest';
import {isFrameId} from '../../scripts/check/rules/headings';
import {buildDir} from '../../scripts/test/builds/builds';
import {siteTest, STATES} from '../support/browser';
import {openModal, rows} from '../support/searchSurfaces';

const BUILD = 'global-en';

const test = siteTest(BUILD);

/** A name that a script asks the window for, or asks whether there is something of it. */
const ASKED =
  /\b(?:window|self|globalThis)(?:\?\.|\.|\[["'])([\w$]+)|\btypeof ([\w$]{3,})/g;

/** What the scripts of the build ask for by name. */
function askedNames(): string[] {
  const dir = buildDir(BUILD);
  const scripts = readdirSync(dir, {recursive: true, encoding: 'utf8'}).filter(
    (file) => file.endsWith('.js'),
  );
  const names = scripts.flatMap((file) =>
    [...readFileSync(path.join(dir, file), 'utf8').matchAll(ASKED)].map(
      ([, property, free]) => property ?? free!,
    ),
  );
  return [...new Set(names)];
}

test.for(STATES)(
  'a page holds elements of every name that scripts ask for: it works $state',
  async ({hydrated}, {open}) => {
    const names = askedNames();
    // Those that pages may have: the gate refuses the others. A heading has them in small letters.
    const ids = [
      ...new Set(names.flatMap((name) => [name, name.toLowerCase()])),
    ].filter((id) => !isFrameId(id));
    const page = await open('/ocr/intro', {
      hydrated,
      prepare: (page) =>
        page.route('**/ocr/intro', async (route) => {
          const response = await route.fetch();
          const body = (await response.text()).replace(
            /<body[^>]*>/,
            (tag) =>
              tag +
              ids
                .map(
                  (id) => `<a id="${id}" name="${id}"></a><i id="${id}"></i>`,
                )
                .join(''),
          );
          await route.fulfill({response, body});
        }),
    });
    const clobbered = await page.evaluate(
      (all) =>
        all.filter((id) => {
          const value: unknown = window[id as keyof Window];
          return value instanceof Element || value instanceof HTMLCollection;
        }),
      ids,
    );
    console.log(
      `${names.length} names, ${ids.length} ids; elements stand for: ${clobbered.join(' ')}`,
    );
    expect(clobbered.length).toBeGreaterThan(20);

    await openModal(page);
    await page.keyboard.type('licence');
    await rows(page).first().waitFor();
    await page.keyboard.press('Escape');
    await page
      .locator('[data-native=tab][aria-selected=false]')
      .first()
      .click();
    await page.locator('.pagination-nav__link--next').click();
    await expect
      .poll(() => new URL(page.url()).pathname)
      .not.toBe('/ocr/intro');
    await page.locator('h1').waitFor();
  },
);
