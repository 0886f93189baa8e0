// Where the site itself leads, for addresses that try to lead to another host.
import {readFileSync} from 'node:fs';
import {fireEvent} from '@testing-library/react';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {answerHelpTopic} from '@site/src/native/helpTopics';
import {installLanguageLinks} from '@site/src/native/languageLinks';
import {fetchPage} from '@site/src/native/nextPage';
import {pageBehind} from '@site/src/native/pagePrefetch';
import {resolveHitTarget} from '@site/src/search/address';
import {redirectVectors} from '../support/redirectVectors';
import {forgetListeners, put, putApp} from './support';

const {origin} = window.location;

/** Addresses as a link holds them: with and without a slash before, and such that are no path. */
const LINKS = [
  ...redirectVectors(),
  ...redirectVectors('/en/'),
  ...redirectVectors().map((address) => address.slice(1)),
  'https://evil.example/',
  'https:evil.example',
  'http:/evil.example/',
  'https:\\\\evil.example',
  'javascript:alert(1)',
  '\tjavascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'blob:https://evil.example/x',
  'file:///etc/passwd',
  '//evil.example:80/',
  '//localhost.evil.example/',
  '//localhost:3000@evil.example/',
];

/** Whether a browser that is at the site stays there with an address. */
const stays = (address: string) =>
  URL.canParse(address, origin) && new URL(address, origin).origin === origin;

beforeEach(() => putApp());
afterEach(() => {
  forgetListeners();
  history.replaceState(null, '', '/');
});

it('says how many there are', () => {
  console.log(
    `${LINKS.length} addresses, ${LINKS.filter((address) => !stays(address)).length} of them of another host`,
  );
  expect(new Set(LINKS).size).toBeGreaterThan(80);
});

it('going from page to page takes links of the site alone', () => {
  const link = document.createElement('a');
  const left = LINKS.filter((address) => {
    link.setAttribute('href', address);
    const page = pageBehind(link);
    return page !== undefined && !page.startsWith(`${origin}/`);
  });
  expect(left).toEqual([]);
});

it('a page that another host answers with is none', async () => {
  vi.stubGlobal('fetch', (address: string) =>
    Promise.resolve(
      Object.defineProperty(
        new Response('<p>', {headers: {'content-type': 'text/html'}}),
        'url',
        {value: address.includes('here') ? address : 'https://evil.example/'},
      ),
    ),
  );
  expect(await fetchPage(`${origin}/ocr/here`)).toBeDefined();
  expect(await fetchPage(`${origin}/ocr/gone`)).toBeUndefined();
  vi.unstubAllGlobals();
});

it('a result leads to the site alone', () => {
  const targets = {origin, publicOrigin: 'https://docs.example'};
  const left = LINKS.filter((address) => {
    const target = resolveHitTarget(address, targets);
    return target !== undefined && !stays(target);
  });
  expect(left).toEqual([]);
});

it('a help topic leads nowhere', () => {
  put('<p><a data-topic="run" href="/ocr/api/run">run</a></p>');
  const go = vi.fn();
  LINKS.forEach((address) =>
    answerHelpTopic(`?topic=${encodeURIComponent(address)}`, go),
  );
  expect(go).not.toHaveBeenCalled();
});

describe('a page that is missing', () => {
  const arrive = (address: string) => {
    forgetListeners();
    document.documentElement.lang = 'en';
    history.replaceState(null, '', origin + address);
    put(
      '<nav class="navbar"><a href="/404" lang="ko">ko</a><a href="/en/404" lang="en">en</a></nav>',
    );
    installLanguageLinks();
  };

  it('leads to its own address in another language, on this host', () => {
    const left = redirectVectors('/en/').flatMap((address) => {
      arrive(address);
      return [...document.querySelectorAll('a')].flatMap((link) => {
        fireEvent.pointerOver(link);
        return link.origin === origin
          ? []
          : [`${address} → ${link.getAttribute('href')}`];
      });
    });
    expect(left).toEqual([]);
  });
});

it('the address that the application begins with is one of this host, and can be read', async () => {
  for (const address of redirectVectors('/en/').concat(redirectVectors())) {
    forgetListeners();
    vi.resetModules();
    history.replaceState(null, '', origin + address.replace(/^(?!\/)/, '/'));
    await import('@site/src/plugins/plain-addresses/replaceAddress');
    const {pathname} = window.location;
    expect(pathname, address).not.toMatch(/\/{2}/);
    expect(() => decodeURIComponent(pathname)).not.toThrow();
  }
});

it('a redirect page leads where it says, whatever its address holds', () => {
  const script = readFileSync('static/js/redirect.js', 'utf8');
  const run = new Function('document', 'window', script);
  const left = redirectVectors('/ocr/').filter((address) => {
    const {search, hash} = new URL(`${origin}${address}#${address}`);
    const replace = vi.fn<(to: string) => void>();
    run(
      {currentScript: {getAttribute: () => '/ocr/intro'}},
      {location: {search, hash, replace}},
    );
    const [to = ''] = replace.mock.lastCall!;
    return new URL(to, origin).pathname !== '/ocr/intro' || !stays(to);
  });
  expect(left).toEqual([]);
});
