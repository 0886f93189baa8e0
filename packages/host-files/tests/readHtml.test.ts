import {expect, it} from 'vitest';
import {readHtml} from '../src/readHtml';

it.each([
  ['<script src=//a.test/x.js></script>', ['script-src //a.test/x.js']],
  ['<link rel=stylesheet href=/x.css>', ['style-src /x.css']],
  ['<link rel="preload" as=font href=/x.woff2>', ['font-src /x.woff2']],
  ['<link rel=preconnect href=//a.test>', ['connect-src //a.test']],
  ['<link rel="shortcut icon" href=/x.ico>', ['img-src /x.ico']],
  ['<iframe src=//a.test/x></iframe>', ['frame-src //a.test/x']],
  ['<video><source src=/x.webm></video>', ['media-src /x.webm']],
  ['<object data=/x.pdf></object>', ['object-src /x.pdf']],
  ['<form action=//a.test/join></form>', ['form-action //a.test/join']],
  ['<p style="background: url(/x.png)">', ['img-src /x.png']],
  ['<iframe srcdoc="<img src=/x.png>"></iframe>', ['img-src /x.png']],
  ['<noscript><img src=/x.png></noscript>', ['img-src /x.png']],
  [
    "<script>j.src='https://www.googletagmanager.com/gtm.js?id='+i</script>",
    ['script-src https://www.googletagmanager.com/gtm.js?id='],
  ],
  [
    '<img src=/a.png srcset="/b.png 1x, https://a.test/c,d.png 2x">',
    ['img-src /a.png', 'img-src /b.png', 'img-src https://a.test/c,d.png'],
  ],
  [
    `<style>@import "/x.css"; @import url(/y.css); p { background: url('/p.png') }
@font-face { src: url("/a.woff2") format("woff2"), url(data:font/woff2;base64,AA) }</style>`,
    [
      'style-src /x.css',
      'style-src /y.css',
      'img-src /p.png',
      'font-src /a.woff2',
      'font-src data:font/woff2;base64,AA',
    ],
  ],
  [
    '<a href=//a.test>url(x)</a><link rel=canonical href=//a.test><script type=application/ld+json>{"url":"//a.test/x"}</script>',
    [],
  ],
])('%s', (html, requests) => {
  expect(
    readHtml(html).requests.map(
      ({directive, address}) => `${directive} ${address}`,
    ),
  ).toEqual(requests);
});
