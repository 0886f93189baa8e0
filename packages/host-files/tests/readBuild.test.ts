import {rmSync} from 'node:fs';
import path from 'node:path';
import {beforeEach, describe, expect, it, onTestFinished} from 'vitest';
import {policyHash} from '../src/readHtml';
import {parseKeptHash} from '../src/allowHosts';
import {readHostPlan} from '../src/readBuild';
import {putFiles, folderOf, type Files} from '../../../tests/support/folderOf';

const FACTS = {
  url: 'https://docs.example',
  baseUrl: '/',
  locales: ['en'],
  redirects: {'/a': '/a/b'},
  connect: ['https://search.example:8108'],
};

const FRAME = '<script>first()</script>';

let dir: string;
const put = (files: Files) => putFiles(dir, files);
beforeEach(() => {
  dir = folderOf(
    {'hosts.json': JSON.stringify(FACTS), '404.html': FRAME},
    onTestFinished,
  );
});

const headers = (allow: readonly {host: string}[] = []) =>
  readHostPlan(dir, {
    scripts: ["'sha256-kept'"],
    styles: ["'sha256-worn'"],
    allow,
  }).headers;
const policy = (allow: readonly {host: string}[] = []) =>
  headers(allow).find(({name}) => name === 'Content-Security-Policy')!;

describe('the policy of a build', () => {
  it('allows its own files, the code of its pages, what is kept, and its servers', () => {
    put({
      'assets/a.css': 'p {}',
      'en/a.html': `${FRAME}<script src="/a.js"></script><style data-href=/assets/a.css>p {}</style>
        <script type="application/ld+json">{"@context": "x"}</script><script type=module>two("<b>")</script>
        <a href="/on/style" title="onclick" data-style="x">style=""</a>`,
    });
    const {value, secureValue} = policy();
    for (const part of [
      "default-src 'none'; ",
      `script-src 'self' ${policyHash('first()')} ${policyHash('two("<b>")')} 'sha256-kept'; style-src 'self' ${policyHash('p {}')} 'sha256-worn';`,
      "connect-src 'self' https://search.example:8108;",
      "frame-ancestors 'none'",
      'trusted-types',
    ]) {
      expect(value).toContain(part);
    }
    expect(value).not.toMatch(/unsafe|upgrade|\*/);
    expect(secureValue).toBe(`${value}; upgrade-insecure-requests`);
  });

  it.each([
    ['<svg ONLOAD="x()">'],
    ['<a href=" JavaScript:x()">'],
    ['<img src="https://img.example/a.png">'],
  ])('is refused for %s, and every page is named', (html) => {
    const framed = '<iframe srcdoc="<p onload=y()>">';
    put({'en/a.html': FRAME + html, 'en/b.html': framed});
    expect(policy).toThrow(`en/a.html: ${html.slice(0, 5)}`);
    expect(policy).toThrow('en/b.html: <p onload="y()">');
  });

  it.each([
    // The code that a plugin or a writer puts into a page.
    [
      '<script>gtag()</script><style>a{}</style><iframe srcdoc="<script>x()</script>"></iframe>',
      ['gtag()', 'a{}', 'x()'].map(policyHash),
    ],
    // What pages and style sheets load from the site itself.
    [
      '<video src=/a.mp4></video><iframe src=/x></iframe>',
      ["media-src 'self'", "font-src 'self' data:;", "frame-ancestors 'self';"],
    ],
    [
      '<p style="a:b"><p style="c:d"><p style="a:b">',
      [
        `; style-src-attr 'unsafe-hashes' ${['a:b', 'c:d'].map(policyHash).sort().join(' ')}`,
      ],
    ],
    // More of them than a header has room for.
    [
      [...'abcdefg'].map((name) => `<p style="${name}:x">`).join(''),
      ["; style-src-attr 'unsafe-inline'"],
    ],
  ])('allows %s', (html, parts) => {
    const css = '@font-face{src:url(data:font/woff2;base64,AA)}';
    put({'a.html': html, 'assets/a.css': css});
    const {value} = policy();
    expect(parts.filter((part) => !value.includes(part))).toEqual([]);
    expect(value).not.toMatch(/(?<!attr )'unsafe/);
    const frame = html.includes('src=/x') ? 'SAMEORIGIN' : 'DENY';
    expect(headers()).toContainEqual({name: 'X-Frame-Options', value: frame});
  });
});

it('the page of running samples has a policy of its own, beside the strict one of the site', () => {
  expect(readHostPlan(dir).exceptions).toEqual([]);
  put({'live-frame.htm': '<script>wait()</script>'});
  const [{headers: own} = {headers: []}] = readHostPlan(dir).exceptions;
  const script = policyHash('wait()');
  expect(own.map(({value}) => value)).toEqual([
    expect.stringMatching(/^default-src 'none'; .*; frame-ancestors 'self'$/),
    'SAMEORIGIN',
  ]);
  expect(own[0]!.value).toContain(`; script-src ${script} blob:;`);
  expect(policy().value).not.toContain('blob:');
});

it('what is no build is named', () => {
  rmSync(path.join(dir, 'hosts.json'));
  expect(policy).toThrow('hosts.json');
});

it('--keep takes a hash as it was printed, and nothing else', () => {
  const hash = `sha256-${'A'.repeat(43)}=`;
  for (const text of [hash, `'${hash}'`]) {
    expect(parseKeptHash(text, '--keep')).toBe(`'${hash}'`);
  }
  for (const text of [
    '',
    'sha256-',
    "'unsafe-inline'",
    `${hash}; a *`,
    'md5-x',
  ]) {
    expect(() => parseKeptHash(text, '--keep-style')).toThrow('--keep-style: ');
  }
});
