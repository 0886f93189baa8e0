// Response headers in a browser.
import type {Page} from 'playwright-core';
import {expect} from 'vitest';
import {renderNginxConfig} from '@document-sdk/host-files';
import {readSiteBuild} from '../../scripts/hosts/readSiteBuild';
import {getBuildDir} from '../../scripts/test/builds/builds';
import {siteTest, waitForHydration} from '../support/browser';
import {serveStrictly} from '../support/browserSite';
import {watchPage} from '../support/browserWatch';
import {legalLink, waitForText} from '../support/legalDialog';
import {startNginx} from '../support/webServers';
import {modal, openModal, rows} from '../support/searchSurfaces';

const BUILD = 'global-ko-en';

const test = siteTest(BUILD);

test('the policy blocks only markup that scripts write', async ({browser}) => {
  const dir = getBuildDir(BUILD);
  const site = await startNginx(
    dir,
    renderNginxConfig(readSiteBuild(dir).plan),
  );
  const page = await browser.newPage({reducedMotion: 'reduce'});
  const problems = watchPage(page, site.url);
  for (const address of ['/', '/legal/privacy', '/search?q=run']) {
    await page.goto(site.url + address);
    await waitForHydration(page);
  }
  await page.goto(`${site.url}/img/logo.svg`);
  await page.goto(`${site.url}/en/spreadsheet/api/use/recipe`);
  await openModal(page);
  await page.keyboard.type('sparkline');
  await rows(page).first().waitFor();
  await page.keyboard.press('Escape');
  await modal(page).waitFor({state: 'detached'});
  await page.locator('.navbar__inner [data-native=colour-mode]').click();
  await page.locator('html[data-theme-choice=light]').waitFor();
  await page.locator('[role=tab][aria-selected=false]').first().click();
  await legalLink(page, '/legal/terms').click();
  await waitForText(page);
  await page.keyboard.press('Escape');
  await waitForHydration(page);
  await page.locator('.pagination-nav__link--next').click();
  await page.waitForURL('**/api/use/use_spreadsheet_sdk_Instance');
  await page.goto(`${site.url}/en/ocr/`);
  expect(new URL(page.url()).pathname).toBe('/en/ocr/intro');
  expect(problems).toEqual([]);
  const refused = page.evaluate(() => {
    document.body.innerHTML += '<img src="x">';
  });
  await expect(refused).rejects.toThrow('TrustedHTML');
  await page.context().close();
  await site.close();
});

/** Opens an address in a sandboxed frame of another site, without an origin or storage. */
async function frameOf(page: Page, address: string) {
  await page.setContent(
    `<iframe sandbox="allow-scripts" src="${address}"></iframe>`,
  );
  const frame = page.frames()[1]!;
  await frame.waitForLoadState();
  return frame;
}

test('a page in a frame says why it loads nothing', async ({browser, site}) => {
  const page = await browser.newPage();
  const frame = await frameOf(page, `${site.url}/ocr/intro`);
  expect(frame.url()).toBe('chrome-error://chromewebdata/');
  const bare = await serveStrictly(getBuildDir(BUILD), []);
  for (const [address, said] of [
    ['/ocr/intro', '다른 사이트의 프레임 안에서는'],
    ['/en/ocr/intro', 'The frame of another site lets this page load nothing.'],
  ] as const) {
    const framed = await frameOf(page, bare.url + address);
    const notice = framed.locator('#load-notice:popover-open');
    expect(await notice.innerText()).toContain(said);
    expect(await notice.innerText()).toContain(bare.url + address);
  }
  await page.context().close();
  await bare.close();
});
