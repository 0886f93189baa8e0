import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {apacheConfig} from '../../../src/hosts/formats/apache';
import {caddyConfig} from '../../../src/hosts/formats/caddy';
import {headersFile} from '../../../src/hosts/formats/headersFile';
import {nginxConfig} from '../../../src/hosts/formats/nginx';
import {vercelFile} from '../../../src/hosts/formats/vercel';
import {parseKeptHash} from '../../../scripts/hosts/keptHash';
import {
  readBuild,
  readCodeHashes,
  readHostPlan,
} from '../../../scripts/hosts/readBuild';
import {policyHash} from '../../../scripts/hosts/inlineCode';

const FACTS = {
  url: 'https://docs.example',
  baseUrl: '/',
  locales: ['en'],
  redirects: {'/a': '/a/b'},
  connect: ['https://search.example:8108'],
};

const FRAME = '<script>first()</script>';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'hosts-'));
  put('hosts.json', JSON.stringify(FACTS));
  put('404.html', FRAME);
  put('en/page.html', `${FRAME}<script src="/a.js"></script>`);
});
afterEach(() => rmSync(dir, {recursive: true, force: true}));

function put(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(dir, file)), {recursive: true});
  writeFileSync(path.join(dir, file), text);
}

const policy = () =>
  readHostPlan(dir, {
    scripts: ["'sha256-kept'"],
    styles: ["'sha256-worn'"],
  }).headers.find(({name}) => name === 'Content-Security-Policy')!;

describe('the policy of a build', () => {
  it('allows its own files, the code of its pages, what is kept, and its servers', () => {
    put('assets/a.css', 'p {}');
    put(
      'en/styled.html',
      `${FRAME}<style data-href=/assets/a.css>p {}</style>`,
    );
    const {value, secureValue} = policy();
    expect(value).toContain("default-src 'none'; ");
    expect(value).toContain(
      `script-src 'self' ${policyHash('first()')} 'sha256-kept'; style-src 'self' ${policyHash('p {}')} 'sha256-worn';`,
    );
    expect(value).toContain("connect-src 'self' https://search.example:8108;");
    expect(value).not.toMatch(/unsafe|upgrade|\*/);
    expect(secureValue).toBe(`${value}; upgrade-insecure-requests`);
  });

  it.each([
    ['an event handler', '<p onclick="x()">'],
    ['a script address', '<a href="javascript:x()">'],
    ['another host', '<img src="https://img.example/a.png">'],
  ])('is refused for %s, and the page is named', (_what, html) => {
    put('en/page.html', FRAME + html);
    put('en/other.html', '<p onload="y()">');
    expect(policy).toThrow(`en/page.html: ${html.slice(0, 7)}`);
    // All in one run.
    expect(policy).toThrow('en/other.html: <p onload="y()">');
  });

  it('allows the code that a plugin or a writer puts into a page, by its hash', () => {
    put(
      'en/page.html',
      `${FRAME}<script>gtag()</script><style>a{}</style><iframe srcdoc="<script>x()</script>"></iframe>`,
    );
    const {value} = policy();
    for (const text of ['gtag()', 'a{}', 'x()']) {
      expect(value).toContain(policyHash(text));
    }
    expect(value).not.toContain('unsafe');
  });

  it('names code that it cannot look into, the own of the site aside', () => {
    put(
      'a.html',
      '<meta name=app-at-idle content="element mermaid; onClick"/>',
    );
    put('c.html', '<meta name=app-at-idle content=@theme/Mermaid />');
    put('b.html', '<meta data-rh name="app-at-idle" content="search results">');
    expect([...readBuild(dir).unknown]).toEqual([
      'element mermaid',
      'onClick',
      '@theme/Mermaid',
    ]);
  });

  it('refuses more scripts than a header has room for', () => {
    const scripts = Array.from({length: 7}, (_, index) => `f(${index})`);
    put(
      'en/page.html',
      scripts.map((each) => `<script>${each}</script>`).join(),
    );
    expect(policy).toThrow('8 different scripts stand in pages');
  });

  it('allows what pages load from themselves: a video, data in a font, a page in a frame', () => {
    put('en/page.html', '<video src=/a.mp4></video><iframe src=/x></iframe>');
    put('assets/a.css', '@font-face{src:url(data:font/woff2;base64,AA)}');
    const {value} = policy();
    expect(value).toContain("media-src 'self'");
    expect(value).toContain("font-src 'self' data:;");
    expect(value).toContain("frame-ancestors 'self';");
    expect(
      readHostPlan(dir).headers.find(({name}) => name === 'X-Frame-Options'),
    ).toMatchObject({value: 'SAMEORIGIN'});
  });

  it('asks for trusted types unless scripts of other hosts run', () => {
    put('en/page.html', '<script src=https://cdn.example/a.js></script>');
    const [header] = readHostPlan(dir, {
      allow: [{host: 'cdn.example'}],
    }).headers;
    expect(header!.value).toContain("'sha256-");
    expect(header!.value).toContain(' https://cdn.example; style-src');
    expect(header!.value).not.toContain('trusted-types');
  });
});

describe('style attributes', () => {
  const values = (count: number) =>
    Array.from({length: count}, (_, index) => `width:${index}px`);
  const styled = (list: readonly string[]) =>
    put('en/page.html', list.map((each) => `<p style="${each}">`).join(''));

  it('are allowed by their hashes while they are few, those of scripts need nothing', () => {
    styled(['text-align:left', 'text-align:right', 'text-align:left']);
    const hashes = ['text-align:left', 'text-align:right']
      .map(policyHash)
      .sort();
    expect(policy().value).toContain(
      `; style-src-attr 'unsafe-hashes' ${hashes.join(' ')}`,
    );
  });

  it('are all allowed when they are many, and style sheets are not', () => {
    styled(values(7));
    const {value} = policy();
    expect(value).toContain("; style-src-attr 'unsafe-inline'");
    expect(value.match(/unsafe/g)).toHaveLength(1);
  });
});

describe('style sheets in pages', () => {
  it('are allowed by their hashes, those with a file and some without', () => {
    put('assets/a.css', 'p {}');
    put(
      'en/page.html',
      '<style data-href="/assets/a.css">p {}</style><style>b{}</style>',
    );
    expect(readCodeHashes(dir).styles).toEqual(
      [policyHash('p {}'), policyHash('b{}')].sort(),
    );
  });
});

describe('the page of running samples', () => {
  const own = `default-src 'none'; script-src ${policyHash('wait()')} blob:;`;

  it('has a policy of its own, and may be framed by the site, on every host', () => {
    put('live-frame.htm', '<script>wait()</script>');
    const plan = readHostPlan(dir);
    for (const write of [
      nginxConfig,
      apacheConfig,
      caddyConfig,
      headersFile,
      vercelFile,
    ]) {
      const text = write(plan);
      expect(text).toContain(own);
      expect(text).toContain("frame-ancestors 'self'");
      expect(text).toContain('SAMEORIGIN');
    }
    expect(nginxConfig(plan)).toContain(
      String.raw`if ($uri ~ "^/(?:(?:en)/)?live-frame\.htm$") {`,
    );
    // The rest of the site keeps the strict one.
    expect(policy().value).toContain("frame-ancestors 'none'");
    expect(policy().value).not.toContain('blob:');
  });

  it('is no exception of a build that has none', () => {
    expect(readHostPlan(dir).exceptions).toEqual([]);
  });
});

describe('what is no build', () => {
  it('is named', () => {
    rmSync(path.join(dir, 'hosts.json'));
    expect(policy).toThrow('hosts.json');
  });

  it.each([
    [{...FACTS, locales: 'en'}, '"locales" must be a list of texts'],
    [{...FACTS, redirects: {'/a': 1}}, '"redirects" must be texts by address'],
    [{...FACTS, baseUrl: undefined}, '"baseUrl" must be a text'],
  ])('is named: wrong facts %#', (facts, message) => {
    put('hosts.json', JSON.stringify(facts));
    expect(policy).toThrow(message);
  });
});

describe('--keep', () => {
  const hash = `sha256-${'A'.repeat(43)}=`;

  it('takes a hash as it was printed', () => {
    expect(parseKeptHash(hash, '--keep')).toBe(`'${hash}'`);
    expect(parseKeptHash(`'${hash}'`, '--keep')).toBe(`'${hash}'`);
  });

  it.each(['', 'sha256-', "'unsafe-inline'", `${hash}; script-src *`, 'md5-x'])(
    'takes nothing else: %j',
    (text) => {
      expect(() => parseKeptHash(text, '--keep-style')).toThrow(
        '--keep-style: expected sha256-…',
      );
    },
  );
});
