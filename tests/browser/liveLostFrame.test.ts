// A sample that uses up all memory ends the process of its frame; the page has another.
import {expect, it} from 'vitest';
import {buildDir} from '../../scripts/test/builds/builds';
import {launchBrowser} from '../support/browserLaunch';
import {serveStrictly} from '../support/browserSite';
import {press, statusOf, untilEnded} from '../support/liveSample';

it('a frame whose process has ended is given up, and the next run has a new one', async () => {
  const site = await serveStrictly(buildDir('global-en'));
  const browser = await launchBrowser({}, [
    '--site-per-process',
    '--enable-features=IsolateSandboxedIframes',
  ]);
  const page = await browser.newPage();
  const told: string[] = [];
  page.on('request', (request) => {
    const {pathname, search} = new URL(request.url());
    if (pathname === '/told') {
      told.push(decodeURIComponent(search.slice(1)));
    }
  });
  await page.goto(`${site.url}/spreadsheet/intro`);
  await press(page, 'Run');
  await untilEnded(page);
  // Playwright takes the page for crashed as well, and asks it nothing more: the page tells by itself.
  await statusOf(page).evaluate((status) => {
    const run = status
      .closest('figure')!
      .querySelector<HTMLElement>('[data-live=run]')!;
    new MutationObserver(() => {
      const text = status.textContent;
      void fetch(`/told?${encodeURIComponent(text)}`);
      if (text.startsWith('Stopped')) {
        run.click();
      }
    }).observe(status, {childList: true, characterData: true, subtree: true});
  });
  const frame = page.frames().find((one) => one.url().includes('live-frame'))!;
  const cdp = await page.context().newCDPSession(frame);
  cdp.send('Page.crash').catch(() => undefined);
  await expect
    .poll(() => told, {timeout: 60_000})
    .toEqual([
      'Stopped: the sample took too long to respond.',
      'Running…',
      'Finished.',
    ]);
  await browser.close();
  await site.close();
});
