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
import {readCodeHashes, readHostPlan} from '../../../scripts/hosts/readBuild';
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
    ['a script', '<script>second()</script>'],
    ['a style element', '<style>a {}</style>'],
    ['a style attribute', '<p style="color:red">'],
    ['an event handler', '<p onclick="x()">'],
    ['a script address', '<a href="javascript:x()">'],
  ])('is refused for %s that is not of the frame', (_what, html) => {
    put('en/page.html', FRAME + html);
    expect(policy).toThrow(`en/page.html: ${html.slice(0, 7)}`);
  });
});

describe('a style sheet in a page', () => {
  const page = (text: string, address = '/assets/a.css') =>
    put('en/page.html', `<style data-href="${address}">${text}</style>`);
  beforeEach(() => put('assets/a.css', 'p {}'));

  it('is the text of the file that it names', () => {
    page('p {}');
    expect(readCodeHashes(dir).styles).toEqual([policyHash('p {}')]);
  });

  it.each([
    ['holds something else', 'p { color: red }', '/assets/a.css'],
    ['names a file that is not there', 'p {}', '/assets/b.css'],
    ['names a file of another host', 'p {}', 'https://host.example/a.css'],
  ])('is refused when it %s', (_what, text, address) => {
    page(text, address);
    expect(policy).toThrow(`en/page.html: <style> that is not ${address}`);
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
  it.each(['hosts.json', '404.html'])('is named: no %s', (file) => {
    rmSync(path.join(dir, file));
    expect(policy).toThrow(file);
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
