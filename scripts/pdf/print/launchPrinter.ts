import {chromium, type Browser} from 'playwright-core';
import {requireBrowser} from '../../process/browser';

/** The first Chromium whose sheets have feet: https://developer.chrome.com/blog/print-margins */
const OLDEST = 131;

/**
 * Starts the browser that prints: the one of the tests.
 *
 * @throws Error when there is none, or the one there is is too old
 */
export async function launchPrinter(): Promise<Browser> {
  const executablePath = requireBrowser();
  const browser = await chromium.launch({executablePath});
  const version = browser.version();
  if (Number.parseInt(version, 10) < OLDEST) {
    await browser.close();
    throw new Error(
      `${executablePath}: expected Chromium ${OLDEST} or later, which prints numbers at the foot of sheets, received ${version}. Update it, or name another by CHROME_PATH.`,
    );
  }
  return browser;
}
