// Response headers in a browser.
import type {Page} from 'playwright-core';
import {expect} from 'vitest';
import {nginxConfig, readBuild} from '@document-sdk/host-files';
import {readSiteBuild} from '../../scripts/hosts/readSiteBuild';
import {buildDir} from '../../scripts/test/builds/builds';
import {siteTest, waitForHydration} from '../support/browser';
import {serveStrictly} from '../support/browserSite';
import {watchPage} from '../support/browserWatch';
import {folderOf} from '../support/folderOf';
import {opener, waitForText} from '../support/legalDialog';
import {startNginx} from '../support/webServers';
import {modal, openModal, rows} from '../support/searchSurfaces';

const BUILD = 'global-ko-en';

const test = siteTest(BUILD);

test('behind nginx, the policy blocks nothing of the site, but markup that a script writes', async ({
  browser,
}) => {
  const dir = buildDir(BUILD);
  const site = await startNginx(dir, nginxConfig(readSiteBuild(dir).plan));
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
  await opener(page, '/legal/terms').click();
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

const GTAG = 'https://www.googletagmanager.com/gtag/js?id=G-TEST';

/** A page with the code of the gtag plugin, and external images and frames. */
const PAGE = `<!doctype html><title>Site</title>
<link rel=preconnect href=https://www.google-analytics.com>
<script async src="${GTAG}"></script>
<script>window.dataLayer = []; function gtag(){dataLayer.push(arguments);} gtag('config', 'G-TEST');</script>
<style>b { color: rgb(1, 2, 3) }</style>
<table><tr><td style="text-align:right">1</table>
<b>b</b><img src=https://img.example/a.png><iframe src=https://video.example/embed></iframe>`;

/** The actions of gtag.js: another script, requests, images and its own Trusted Types policy. */
const SCRIPT = `trustedTypes.createPolicy('own', {createHTML: (text) => text});
const script = document.createElement('script');
script.src = 'https://www.googletagmanager.com/gtag/more.js';
new Image().src = 'https://www.googletagmanager.com/a';
fetch('https://region1.google-analytics.com/g/collect', {mode: 'no-cors'});
setTimeout(() => document.head.append(script), 100);`;

test('the policy allows the hosts that the operator configures', async ({
  browser,
}) => {
  const facts = {
    url: 'https://docs.example',
    baseUrl: '/',
    locales: [],
    redirects: {},
    connect: [],
  };
  const dir = folderOf({
    'hosts.json': JSON.stringify(facts),
    'index.html': PAGE,
  });
  const allow = [
    'www.googletagmanager.com',
    '*.google-analytics.com',
    'img.example',
    'video.example',
  ];
  const site = await startNginx(dir, nginxConfig(readBuild(dir, {allow}).plan));
  const page = await browser.newPage();
  const asked: string[] = [];
  const problems: string[] = [];
  page.on('pageerror', ({message}) => problems.push(message));
  page.on('console', (message) => problems.push(message.text()));
  await page.route(
    ({origin}) => origin !== site.url,
    (route) => {
      const url = route.request().url();
      asked.push(url);
      return route.fulfill({
        contentType: /js/.test(url) ? 'text/javascript' : 'text/plain',
        body: url === GTAG ? SCRIPT : '',
      });
    },
  );
  const more = page.waitForRequest(/more\.js/);
  await page.goto(site.url);
  await more;
  const styles = await page.evaluate(() => [
    getComputedStyle(document.querySelector('b')!).color,
    getComputedStyle(document.querySelector('td')!).textAlign,
  ]);
  await page.context().close();
  await site.close();
  expect(problems).toEqual([]);
  expect(styles).toEqual(['rgb(1, 2, 3)', 'right']);
  expect(new Set(asked)).toEqual(
    new Set([
      GTAG,
      'https://img.example/a.png',
      'https://region1.google-analytics.com/g/collect',
      'https://video.example/embed',
      'https://www.googletagmanager.com/a',
      'https://www.googletagmanager.com/gtag/more.js',
    ]),
  );
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

test('the policy forbids frames; without headers, a page in a frame says why it loads nothing', async ({
  browser,
  site,
}) => {
  const page = await browser.newPage();
  const frame = await frameOf(page, `${site.url}/ocr/intro`);
  expect(frame.url()).toBe('chrome-error://chromewebdata/');
  const bare = await serveStrictly(buildDir(BUILD), []);
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
