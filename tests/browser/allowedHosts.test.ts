// A site with gtag, as its plugin writes it, pictures, frames and styles in pages, behind nginx.
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import {parseAllowed} from '../../scripts/hosts/allowHosts';
import {readHostPlan} from '../../scripts/hosts/readBuild';
import {nginxConfig} from '../../src/hosts/formats/nginx';
import {launchBrowser} from '../support/browserLaunch';
import {startNginx} from '../support/nginx';

const GTAG = 'https://www.googletagmanager.com/gtag/js?id=G-TEST';

const PAGE = `<!doctype html><title>Site</title>
<link rel=preconnect href=https://www.google-analytics.com>
<script async src="${GTAG}"></script>
<script>window.dataLayer = []; function gtag(){dataLayer.push(arguments);} gtag('config', 'G-TEST');</script>
<style>b { color: rgb(1, 2, 3) }</style>
<table><tr><td style="text-align:right">1</table>
<b>b</b><img src=https://img.example/a.png><iframe src=https://video.example/embed></iframe>`;

/** What gtag.js does: another script, a request, a picture, a policy of its own for trusted types. */
const SCRIPT = `trustedTypes.createPolicy('own', {createHTML: (text) => text});
const script = document.createElement('script');
script.src = 'https://www.googletagmanager.com/gtag/more.js';
new Image().src = 'https://www.googletagmanager.com/a';
fetch('https://region1.google-analytics.com/g/collect', {mode: 'no-cors'});
setTimeout(() => document.head.append(script), 100);`;

test('what the operator allows reaches its hosts, and the policy stops nothing', async () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'allowed-'));
  const facts = {
    url: 'https://docs.example',
    baseUrl: '/',
    locales: [],
    redirects: {},
    connect: [],
  };
  writeFileSync(path.join(dir, 'hosts.json'), JSON.stringify(facts));
  writeFileSync(path.join(dir, 'index.html'), PAGE);
  const allow = [
    'www.googletagmanager.com',
    'img.example',
    'video.example',
  ].map(parseAllowed);
  const site = await startNginx(dir, nginxConfig(readHostPlan(dir, {allow})));
  const browser = await launchBrowser({});
  const page = await browser.newPage();
  const asked: string[] = [];
  const problems: string[] = [];
  page.on('pageerror', ({message}) => problems.push(message));
  page.on('console', (message) => problems.push(message.text()));
  await page.route(
    ({origin}) => origin !== site.url,
    (route) => {
      asked.push(route.request().url());
      return route.fulfill({
        status: 200,
        contentType: /js/.test(route.request().url())
          ? 'text/javascript'
          : 'text/plain',
        body: route.request().url() === GTAG ? SCRIPT : '',
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
  await browser.close();
  await site.close();
  rmSync(dir, {recursive: true});
  expect(problems).toEqual([]);
  expect(styles).toEqual(['rgb(1, 2, 3)', 'right']);
  expect(asked.sort()).toEqual(
    [
      GTAG,
      'https://img.example/a.png',
      'https://region1.google-analytics.com/g/collect',
      'https://video.example/embed',
      'https://www.googletagmanager.com/a',
      'https://www.googletagmanager.com/gtag/more.js',
    ].sort(),
  );
});
