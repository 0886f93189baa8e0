import {expect, it, onTestFinished} from 'vitest';
import {folderOf} from '../../support/folderOf';
import {crawl} from './crawl';

/** Elements with broken references, and their problems. */
const BROKEN: readonly (readonly [element: string, problem: string])[] = [
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
  ['<script src="/x.js"></script>', 'no file answers /x.js'],
  ['<img src="/x.png">', 'no file answers /x.png'],
  ['<img srcset="/logo.svg 1x, /x.svg 2x">', 'no file answers /x.svg'],
  ['<meta http-equiv="refresh" content="0; url=/x">', 'no file answers /x'],
  ['<meta property="og:image" content="/x.png">', 'no file answers /x.png'],
  ['<button aria-controls="menu">', 'no element of this page has the id'],
  ['<i id="twice"></i><i id="twice"></i>', 'another element has it'],
];

it('reports each kind of broken reference at its line, and no valid one', () => {
  const dir = folderOf(
    {
      'broken.html': BROKEN.map(([element]) => element).join('\n'),
      'css/a.css': '.a{background:url(x.svg)}.b{background:url(data:,x)}',
      'docs/deep/index.html': 'deep',
      'docs/page.html': '<h2 id="part">Part</h2>',
      'en/index.html': 'English',
      'logo.svg': '<svg/>',
      'valid.html': `<a href="/docs/page#part"><a href="/docs/deep"><a href="docs/page"><a href="/en/">
        <a href="mailto:a@site.example"><a href="https://shop.example/sdk/1">
        <a name="old"></a><a href="#old"><a href="?q=1#old"><label for="f"></label><input id="f"><img src="data:image/png;base64,AA==">`,
    },
    onTestFinished,
  );
  const {problems} = crawl(dir, {
    origin: 'http://site.example',
    otherHosts: ['https://shop.example/sdk'],
    redirectsAllowed: ['/en/'],
  });
  expect(problems).toEqual([
    ...BROKEN.map(
      ([, problem], index) =>
        expect.stringMatching(
          `^broken.html:${index + 1}: .*${problem}`,
        ) as string,
    ),
    'css/a.css:1: url() "x.svg": no file answers /css/x.svg',
  ]);
});
