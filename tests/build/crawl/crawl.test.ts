import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it, onTestFinished} from 'vitest';
import {crawl, type CrawlReport} from './crawl';
import {scratchFolder} from '../../support/scratchFolder';

/** Crawls a small site without problems; `extra` adds or replaces files. */
function crawlSite(extra: Readonly<Record<string, string>>): CrawlReport {
  const dir = scratchFolder('crawl', onTestFinished);
  const files: Record<string, string> = {
    'index.html': '<h1 id="top">Home</h1><a href="/docs/page#part">page</a>',
    'docs/page.html': '<h2 id="part">Part</h2>',
    'docs/deep/index.html': 'deep',
    'en/index.html': 'English',
    'logo.svg': '<svg/>',
    ...extra,
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(dir, name)), {recursive: true});
    writeFileSync(path.join(dir, name), text);
  }
  return crawl(dir, {
    origin: 'http://site.example',
    otherHosts: ['https://shop.example/sdk'],
    redirectsAllowed: ['/en/'],
  });
}

function findProblem(body: string): string {
  const {problems} = crawlSite({'p.html': `<p>\n${body}`});
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(/^p\.html:2: /);
  return problems[0]!;
}

const BREAKAGES: [body: string, problem: string][] = [
  ['<a href="/nowhere">', 'no file answers /nowhere'],
  ['<a href="/docs/page#nothing">', 'no element with the id "nothing"'],
  ['<a href="#">', 'leads nowhere'],
  ['<a href="/docs/page.html">', 'is redirected; expected "/docs/page"'],
  ['<a href="/Docs/page">', 'no file answers /Docs/page'],
  ['<a href="//evil.example">', 'names a host without a scheme'],
  ['<a href="javascript:alert(1)">', 'scheme javascript: is not allowed'],
  ['<a href="https://evil.example/">', 'is on another host'],
  ['<a href="http://site.example/nowhere">', 'no file answers /nowhere'],
  ['<link rel="stylesheet" href="/x.css">', 'no file answers /x.css'],
  ['<link rel="canonical" href="http://site.example/x">', 'no file answers /x'],
  ['<script src="/x.js"></script>', 'no file answers /x.js'],
  ['<img src="/x.png">', 'no file answers /x.png'],
  ['<img srcset="/logo.svg 1x, /x.svg 2x">', 'no file answers /x.svg'],
  ['<meta http-equiv="refresh" content="0; url=/x">', 'no file answers /x'],
  ['<meta property="og:image" content="/x.png">', 'no file answers /x.png'],
  ['<button aria-controls="menu">', 'button[aria-controls] "menu"'],
  ['<label for="field"></label>', 'label[for] "field"'],
  ['<i id="twice"></i><i id="twice"></i>', 'id "twice" is not unique'],
];

describe('crawl', () => {
  it.each(BREAKAGES)('reports %s', (body, problem) => {
    expect(findProblem(body)).toContain(problem);
  });

  it('accepts a valid site and counts its references', () => {
    const report = crawlSite({
      'p.html': `<a href="/docs/deep">d</a><a href="docs/page">r</a><a href="/en/">e</a>
        <a href="mailto:a@site.example">m</a><a href="https://shop.example/sdk/1">s</a>
        <a name="old"></a><a href="#old">o</a><img src="data:image/png;base64,AA==">
        <a href="?q=1#old">q</a><label for="f">l</label><input id="f">`,
      'a.css': '.a{background:url("logo.svg")}.b{background:url(data:,x)}',
    });
    expect(report.problems).toEqual([]);
    expect(report.pages).toBe(5);
    expect(report.looked.get('a[href]')).toBe(8);
    expect(report.looked.get('url() in CSS')).toBe(2);
    expect(report.otherHosts).toEqual(new Map([['shop.example', 1]]));
  });

  it('reports a missing file in a style sheet', () => {
    const {problems} = crawlSite({'css/a.css': '.a{background:url(x.svg)}'});
    expect(problems).toEqual([
      'css/a.css:1: url() "x.svg": no file answers /css/x.svg',
    ]);
  });
});
