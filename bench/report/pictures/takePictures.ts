import {setTimeout as delay} from 'node:timers/promises';
import type {Page} from 'playwright-core';
import {startStaticServer} from '../../../scripts/serve/staticServer';
import {launchBrowser} from '../../../tests/support/browserLaunch';
import {localesOf} from '../localesOf';
import {PICTURED_PAGES} from './pages';

/** The most of a page that is pictured, in pixels: beyond it a picture says no more. */
const WINDOW = {width: 1280, height: 2400};

/**
 * Takes a picture of the upper part of each of {@link PICTURED_PAGES}, as readers find them.
 *
 * @param dir - folder of the build
 * @returns PNGs by address; pages that the build lacks are left out
 */
export async function takePictures(
  dir: string,
): Promise<Map<string, Uint8Array>> {
  const locales = localesOf(dir);
  const [server, browser] = await Promise.all([
    startStaticServer({dir, port: 0}),
    launchBrowser(),
  ]);
  try {
    const context = await browser.newContext({
      viewport: WINDOW,
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    const pictures = new Map<string, Uint8Array>();
    for (const {address, locale} of PICTURED_PAGES) {
      const {prefix} = locales.find((each) => each.locale === locale) ?? {
        prefix: '',
      };
      const answer = await page.goto(server.url + prefix + address, {
        waitUntil: 'networkidle',
      });
      if (answer?.ok() || address === '/404') {
        await page.evaluate(() => document.fonts.ready);
        pictures.set(`${locale} ${address}`, await takeWhenStill(page));
      }
    }
    return pictures;
  } finally {
    await Promise.all([browser.close(), server.close()]);
  }
}

/** Milliseconds between two pictures of a page that have to be alike. */
const STEP = 200;

/** Looks at a page that may not have found its form yet. */
const LOOKS = 20;

/** A picture of a page that does not change any more: some are made, or take the focus, once they have loaded. */
async function takeWhenStill(page: Page): Promise<Uint8Array> {
  const take = () => page.screenshot({animations: 'disabled', caret: 'hide'});
  let last = await take();
  for (let look = 0; look < LOOKS; look += 1) {
    await delay(STEP);
    const picture = await take();
    if (picture.equals(last)) {
      return picture;
    }
    last = picture;
  }
  return last;
}
