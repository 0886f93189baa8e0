import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it, onTestFinished} from 'vitest';
import {builtPages, type Build} from '../../../src/plugins/built-pages/index';
import pageMarkdownPlugin from '../../../src/plugins/page-markdown/index';
import {makeKeepingSite} from '../../support/keepingSite';
import {scratchFolder} from '../../support/scratchFolder';

const pageOf = (name: string, robots: string) =>
  `<html lang=en><head><meta property=og:title content="${name}"><meta name=description content="What ${name} does.">${robots}
  <link rel=canonical href=https://site.example/${name}></head><body><div class=theme-doc-markdown><h1>${name}</h1><p>Text of ${name}.</div>`;

it('gives a page that is marked as unlisted its Markdown, and names it in no list', async () => {
  const siteDir = scratchFolder('unlisted', onTestFinished);
  const outDir = path.join(siteDir, 'build');
  makeKeepingSite(siteDir);
  mkdirSync(outDir, {recursive: true});
  mkdirSync(path.join(siteDir, 'i18n/ko/search-terms'), {recursive: true});
  writeFileSync(path.join(outDir, 'shown.html'), pageOf('shown', ''));
  writeFileSync(
    path.join(outDir, 'secret.html'),
    pageOf('secret', '<meta name=robots content="noindex, nofollow">'),
  );
  const context = {
    siteDir,
    outDir,
    baseUrl: '/',
    routesPaths: ['/shown', '/secret'],
    siteConfig: {url: 'https://site.example', title: 'SDKs', tagline: 'All.'},
    i18n: {currentLocale: 'en'},
  } as unknown as Build;
  const plugin = pageMarkdownPlugin(context as never, {read: builtPages()});
  await plugin.postBuild!(context as never);
  const text = (file: string) => readFileSync(path.join(outDir, file), 'utf8');
  expect(text('secret.md')).toContain('Text of secret.');
  for (const list of ['llms.txt', 'llms-full.txt', 'pages.json']) {
    expect(text(list)).toContain('shown');
    expect(text(list)).not.toContain('secret');
  }
});
