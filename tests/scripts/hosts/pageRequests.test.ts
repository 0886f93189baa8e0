import {expect, it} from 'vitest';
import {pageRequests} from '../../../scripts/hosts/pageRequests';

const found = (html: string) =>
  pageRequests(html).map(({directive, address}) => `${directive} ${address}`);

it.each([
  [
    '<script src=https://a.test/x.js></script>',
    'script-src https://a.test/x.js',
  ],
  ['<link rel=stylesheet href=//a.test/x.css>', 'style-src //a.test/x.css'],
  ['<link rel="preload" as=font href=/x.woff2>', 'font-src /x.woff2'],
  ['<link rel=preconnect href=https://a.test>', 'connect-src https://a.test'],
  ['<link rel="shortcut icon" href=/x.ico>', 'img-src /x.ico'],
  ['<img src="https://a.test/x.png">', 'img-src https://a.test/x.png'],
  ['<iframe src=https://a.test/x></iframe>', 'frame-src https://a.test/x'],
  ['<video src=/x.mp4></video>', 'media-src /x.mp4'],
  ['<video><source src=/x.webm></video>', 'media-src /x.webm'],
  ['<object data=/x.pdf></object>', 'object-src /x.pdf'],
  [
    '<form action=https://a.test/join></form>',
    'form-action https://a.test/join',
  ],
  [
    '<p style="background: url(https://a.test/x.png)">',
    'img-src https://a.test/x.png',
  ],
  ['<iframe srcdoc="<img src=/x.png>"></iframe>', 'img-src /x.png'],
  ['<noscript><img src=/x.png></noscript>', 'img-src /x.png'],
  [
    "<script>j.src='https://www.googletagmanager.com/gtm.js?id='+i</script>",
    'script-src https://www.googletagmanager.com/gtm.js?id=',
  ],
  ['<script>load("//a.test/x.js")</script>', 'script-src //a.test/x.js'],
])('%s', (html, request) => {
  expect(found(html)).toEqual([request]);
});

it('finds every image of a set', () => {
  expect(
    found('<img src=/a.png srcset="/b.png 1x, https://a.test/c,d.png 2x">'),
  ).toEqual([
    'img-src /a.png',
    'img-src /b.png',
    'img-src https://a.test/c,d.png',
  ]);
});

it('finds what style sheets load, by what it is for', () => {
  expect(
    found(`<style>@import "https://a.test/x.css"; @import url(/y.css);
@font-face { src: url("/a.woff2") format("woff2"), url(data:font/woff2;base64,AA) }
p { background: url('https://a.test/p.png') }</style>`),
  ).toEqual([
    'style-src https://a.test/x.css',
    'style-src /y.css',
    'font-src /a.woff2',
    'font-src data:font/woff2;base64,AA',
    'img-src https://a.test/p.png',
  ]);
});

it('takes links, words and data for no requests', () => {
  expect(
    found(
      '<a href=https://a.test>url(x)</a><link rel=canonical href=https://a.test><script type=application/ld+json>{"url":"https://a.test/x"}</script>',
    ),
  ).toEqual([]);
});
