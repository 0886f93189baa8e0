import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {beforeEach, describe, expect, it, onTestFinished} from 'vitest';
import {readBuild, type ReadBuildOptions} from '../src/readBuild';
import {computeCspHash} from '../src/readHtml';

const SITE = {
  url: 'https://docs.example',
  baseUrl: '/',
  locales: ['en'],
  redirects: {'/a': '/a/b'},
  connect: ['https://search.example:8108'],
};

const INLINE_SCRIPT = '<script>first()</script>';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'build-'));
  onTestFinished(() => rmSync(dir, {recursive: true}));
  writeFiles({'hosts.json': JSON.stringify(SITE), '404.html': INLINE_SCRIPT});
});

function writeFiles(files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(dir, name)), {recursive: true});
    writeFileSync(path.join(dir, name), text);
  }
}

/** A valid hash of no script of the build. */
const oldHash = (letter: string) => `sha256-${letter.repeat(43)}=`;

const readPlan = (options?: ReadBuildOptions) => readBuild(dir, options).plan;
const readPolicy = (options?: ReadBuildOptions) =>
  readPlan(options).headers.find(
    ({name}) => name === 'Content-Security-Policy',
  )!;

describe('the policy of a build', () => {
  it('allows its own files, the code of its pages, what is kept, and its servers', () => {
    writeFiles({
      'assets/a.css': 'p {}',
      'en/a.html': `${INLINE_SCRIPT}<script src="/a.js"></script><style data-href=/assets/a.css>p {}</style>
        <script type="application/ld+json">{"@context": "x"}</script><script type=module>two("<b>")</script>
        <a href="/on/style" title="onclick" data-style="x">style=""</a>`,
    });
    const {value, secureValue} = readPolicy({
      keep: [oldHash('A')],
      keepStyle: [`'${oldHash('B')}'`],
    });
    for (const part of [
      "default-src 'none'; ",
      `script-src 'self' ${computeCspHash('first()')} ${computeCspHash('two("<b>")')} '${oldHash('A')}'; style-src 'self' ${computeCspHash('p {}')} '${oldHash('B')}';`,
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
    writeFiles({'en/a.html': INLINE_SCRIPT + html, 'en/b.html': framed});
    expect(() => readPolicy()).toThrow(`en/a.html: ${html.slice(0, 5)}`);
    expect(() => readPolicy()).toThrow('en/b.html: <p onload="y()">');
  });

  it.each([
    // Inline code of plugins and writers.
    [
      '<script>gtag()</script><style>a{}</style><iframe srcdoc="<script>x()</script>"></iframe>',
      ['gtag()', 'a{}', 'x()'].map(computeCspHash),
    ],
    // Requests to the site itself.
    [
      '<video src=/a.mp4></video><iframe src=/x></iframe>',
      ["media-src 'self'", "font-src 'self' data:;", "frame-ancestors 'self';"],
    ],
    [
      '<p style="a:b"><p style="c:d"><p style="a:b">',
      [
        `; style-src-attr 'unsafe-hashes' ${['a:b', 'c:d'].map(computeCspHash).sort().join(' ')}`,
      ],
    ],
    // Too many hashes for a header.
    [
      [...'abcdefg'].map((name) => `<p style="${name}:x">`).join(''),
      ["; style-src-attr 'unsafe-inline'"],
    ],
  ])('allows %s', (html, parts) => {
    const css = '@font-face{src:url(data:font/woff2;base64,AA)}';
    writeFiles({'a.html': html, 'assets/a.css': css});
    const {value} = readPolicy();
    expect(parts.filter((part) => !value.includes(part))).toEqual([]);
    expect(value).not.toMatch(/(?<!attr )'unsafe/);
    const frame = html.includes('src=/x') ? 'SAMEORIGIN' : 'DENY';
    expect(readPlan().headers).toContainEqual({
      name: 'X-Frame-Options',
      value: frame,
    });
  });
});

it('sends an existing file with headers made from the hashes of its scripts', () => {
  const exceptions = [
    {
      file: 'frame.htm',
      headers: ([hash]: readonly string[]) => [{name: 'X-Hash', value: hash!}],
    },
  ];
  expect(readPlan({exceptions}).exceptions).toEqual([]);
  writeFiles({'frame.htm': '<script>wait()</script>'});
  expect(readPlan({exceptions}).exceptions).toEqual([
    {
      file: 'frame.htm',
      headers: [{name: 'X-Hash', value: computeCspHash('wait()')}],
    },
  ]);
  expect(readPolicy().value).not.toContain(computeCspHash('wait()'));
});

it('reads any folder whose site is given', () => {
  rmSync(path.join(dir, 'hosts.json'));
  expect(() => readPlan()).toThrow('hosts.json');
  expect(readPlan({site: SITE})).toMatchObject({
    site: SITE,
    generator: '@document-sdk/host-files',
  });
});

it.each(['', 'sha256-', "'unsafe-inline'", `${oldHash('A')}; a *`, 'md5-x'])(
  'rejects the hash %j, and names the option',
  (text) => {
    expect(() => readPlan({keepStyle: [text]})).toThrow('keepStyle: ');
    expect(() => readPlan({keepStyle: [text], command: 'x'})).toThrow(
      '--keep-style: ',
    );
  },
);
