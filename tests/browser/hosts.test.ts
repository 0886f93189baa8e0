import {expect} from 'vitest';
import {nginxConfig} from '../../src/hosts/formats/nginx';
import {readHostPlan} from '../../scripts/hosts/readBuild';
import {buildDir} from '../../scripts/test/builds/builds';
import {launchBrowser} from '../support/browserLaunch';
import {watchPage} from '../support/browserWatch';
import {waitForHydration} from '../support/hydration';
import {opener, waitForText} from '../support/legalDialog';
import {startNginx} from '../support/nginx';
import {modal, openModal, rows} from '../support/searchSurfaces';
import {test as base} from 'vitest';

const BUILD = 'global-ko-en';

/** A page of each kind. */
const PAGES = [
  '/',
  '/en',
  '/ocr/intro',
  '/en/ocr/api/runAsync',
  '/en/spreadsheet/api/visualize/sparkline',
  '/en/spreadsheet/api/use/use_spreadsheed_sdk',
  '/ocr/csh-redirect',
  '/legal/privacy',
  '/products',
  '/open-questions',
  '/search?q=run',
  '/img/logo.svg',
];

const test = base.extend<{
  site: Awaited<ReturnType<typeof startNginx>>;
  tab: Awaited<ReturnType<typeof openTab>>;
}>({
  site: [
    async ({}, provide) => {
      const dir = buildDir(BUILD);
      const site = await startNginx(dir, nginxConfig(readHostPlan(dir)));
      await provide(site);
      await site.close();
    },
    {scope: 'file'},
  ],
  tab: async ({site}, provide) => {
    const tab = await openTab(site.url);
    await provide(tab);
    await tab.page.context().browser()!.close();
  },
});

async function openTab(origin: string) {
  const browser = await launchBrowser({});
  const page = await browser.newPage({
    viewport: {width: 1280, height: 800},
    reducedMotion: 'reduce',
  });
  return {page, problems: watchPage(page, origin)};
}

test('nothing that nginx serves is stopped by the policy it sends', async ({
  site,
  tab: {page, problems},
}) => {
  for (const address of PAGES) {
    await page.goto(site.url + address);
    if (!address.endsWith('.svg')) {
      await waitForHydration(page);
    }
  }
  expect(problems).toEqual([]);
  // The last of them is a picture.
  await page.goto(site.url);
  const refused = page.evaluate(() => {
    document.body.innerHTML += '<img src="x">';
  });
  await expect(refused).rejects.toThrow('TrustedHTML');
});

test('search, a legal text, colour mode, tabs and navigation work behind nginx', async ({
  site,
  tab: {page, problems},
}) => {
  await page.goto(`${site.url}/en/spreadsheet/api/use/use_spreadsheed_sdk`);
  await openModal(page);
  await page.keyboard.type('sparkline');
  await rows(page).first().waitFor();
  await page.keyboard.press('Escape');
  await modal(page).waitFor({state: 'detached'});

  await page.locator('.navbar__inner [data-native=colour-mode]').click();
  await page.locator('html[data-theme-choice=light]').waitFor();
  await page.locator('[role=tab][aria-selected=false]').first().click();

  await opener(page, '/legal/terms').click();
  await waitForText(page);
  await page.keyboard.press('Escape');

  await waitForHydration(page);
  await page.locator('.pagination-nav__link--next').click();
  await page.waitForURL('**/api/use/angular');
  await page.locator('h1').waitFor();
  await page.goto(`${site.url}/en/ocr/`);
  expect(new URL(page.url()).pathname).toBe('/en/ocr/intro');
  expect(problems).toEqual([]);
});
