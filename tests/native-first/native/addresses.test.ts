// Links and redirects of the site, which must never leave its host.
import {fireEvent} from '@testing-library/react';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {openHelpTopic} from '@site/src/native-first/helpTopics';
import {
  installLanguageLinks,
  installLinkPrerender,
  resolveLinkedPage,
} from '@site/src/native-first/links';
import {resolveHitTarget} from '@site/src/search/hits';
import {redirectVectors} from '../../support/redirectVectors';
import {forgetListeners, put, putApp} from './support';

const {origin} = window.location;

/** Values of `href`: paths with and without a leading slash, and other addresses. */
const LINKS = [
  ...redirectVectors(),
  ...redirectVectors('/en/'),
  ...redirectVectors().map((address) => address.slice(1)),
  'https://evil.example/',
  'http:/evil.example/',
  'https:\\\\evil.example',
  '\tjavascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  '//localhost.evil.example/',
  '//localhost:3000@evil.example/',
];

/** Tells whether an address, resolved on the site, is on the same host. */
const stays = (address: string) =>
  URL.canParse(address, origin) && new URL(address, origin).origin === origin;

beforeEach(() => putApp());
afterEach(() => {
  forgetListeners();
  history.replaceState(null, '', '/');
});

it.each<[string, (address: string) => string | undefined]>([
  [
    'a link to a page',
    (address) => {
      const link = document.createElement('a');
      link.setAttribute('href', address);
      return resolveLinkedPage(link);
    },
  ],
  [
    'a result',
    (address) =>
      resolveHitTarget(address, {origin, publicOrigin: 'https://docs.example'}),
  ],
])('%s accepts only addresses of the site', (_, targetOf) => {
  const targets = LINKS.flatMap((address) => targetOf(address) ?? []);
  expect(targets.length).toBeGreaterThan(20);
  expect(targets.filter((target) => !stays(target))).toEqual([]);
});

it('one page at a time is prerendered, and no file, query or dialog', () => {
  put(`<nav>
    <a href="/ocr/intro"></a> <a href="/ocr/intro.md"></a> <a href="/search?q=a"></a>
    <a href="/legal/terms" data-dialog="legal"></a> <a href="/zip" download></a>
    <a href="https://evil.example/ocr/intro"></a> <a href="/ocr/api/run#a"></a>
  </nav>`);
  installLinkPrerender();
  const marked = [...document.querySelectorAll('a')].map((link) => {
    fireEvent.focusIn(link);
    return [...document.querySelectorAll('[data-ahead]')]
      .map((each) => each.getAttribute('href'))
      .join();
  });
  expect([...new Set(marked)]).toEqual(['/ocr/intro', '/ocr/api/run#a']);
});

it('the application starts at an address of this host that can be decoded', async () => {
  for (const address of redirectVectors('/en/').concat(redirectVectors())) {
    vi.resetModules();
    history.replaceState(null, '', origin + address.replace(/^(?!\/)/, '/'));
    await import('@site/src/native-first/clientModules/normalizeAddress');
    const {pathname} = window.location;
    expect(pathname, address).not.toMatch(/\/{2}/);
    expect(() => decodeURIComponent(pathname)).not.toThrow();
  }
});

describe('a help topic', () => {
  /** Opens the page of topics; returns the redirect, and whether the message for unknown topics is visible. */
  function ask(search: string) {
    const page = put(`<div>
      <p role="status" data-native="unknown-topic" hidden>None</p>
      <a href="/ko/ocr/api/run#errors" data-topic="run">run</a>
      <a href="/ko/ocr/intro" data-topic="intro">intro</a>
    </div>`);
    const go = vi.fn<(to: string) => void>();
    openHelpTopic(search, go);
    return [go.mock.calls.flat().join(), !page.querySelector('p')!.hidden];
  }

  it.each([
    ['?topic=run', '/ko/ocr/api/run#errors', false],
    ['?from=app&topic=intro', '/ko/ocr/intro', false],
    ['', '', false],
    ['?from=app', '', false],
    ['?topic=', '', true],
    ['?topic=RUN', '', true],
    ['?topic=__proto__', '', true],
    ['?topic="]', '', true],
    ['?topic=intro&topic=run', '', true],
  ])('%s leads to "%s", and is unknown: %s', (search, to, isUnknown) => {
    expect(ask(search)).toEqual([to, isUnknown]);
  });

  it('leads nowhere with an address', () => {
    for (const address of LINKS) {
      expect(ask(`?topic=${encodeURIComponent(address)}`)).toEqual(['', true]);
    }
  });
});

describe('a link to another language', () => {
  /** Opens an address, hovers the links of the navbar, and returns them. */
  function arrive(address: string) {
    forgetListeners();
    history.replaceState(null, '', origin + address);
    put(
      '<nav class="navbar"><a href="/x" lang="ko">ko</a><a href="/en/x" lang="en">en</a></nav>',
    );
    installLanguageLinks();
    const links = [...document.querySelectorAll('a')];
    links.forEach((link) => fireEvent.pointerOver(link));
    return links;
  }

  it('keeps query and hash', () => {
    const links = arrive('/x?a#b');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/x?a#b',
      '/en/x?a#b',
    ]);
  });

  it('leads to this host from any address', () => {
    const left = redirectVectors('/en/').filter((address) =>
      arrive(address).some(({host}) => host !== location.host),
    );
    expect(left).toEqual([]);
  });
});
