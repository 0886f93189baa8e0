import NotFoundContent from '@theme/NotFound/Content';
import {act, screen} from '@testing-library/react';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {
  nearestPages,
  searchWords,
} from '@site/src/components/NotFoundHelp/findNearestPages';
import {findPagePlace, listPages} from '@site/src/content';
import {clientRedirects} from '@site/src/site/sets/redirects';
import {mutatedAddresses} from '../spec/mutatedAddresses';
import {renderWithSite} from '../support/renderWithSite';

const ROUTES = listPages(process.cwd()).flatMap((file) => {
  const place = findPagePlace(file);
  return place && !place.partial && !file.startsWith('i18n/')
    ? [place.route]
    : [];
});

const NAMES = {
  pages: {
    '': 'Home',
    ...Object.fromEntries(ROUTES.map((route) => [route.slice(1), route])),
  },
  names: Object.fromEntries(
    clientRedirects().map(({from, to}) => [from.slice(1), to.slice(1)]),
  ),
};

describe('nearestPages', () => {
  it.each([1, 2, 3])(
    'finds the page meant among three for at least 27 of 30 mutated addresses (%i)',
    (seed) => {
      const mutated = mutatedAddresses(ROUTES, seed);
      const missed = mutated.filter(
        ({typed, meant}) =>
          !nearestPages(typed.slice(1), NAMES).some(
            ({path}) => `/${path}` === meant,
          ),
      );
      expect(mutated).toHaveLength(30);
      expect(missed.length, JSON.stringify(missed)).toBeLessThanOrEqual(3);
    },
  );

  it.each([
    ['ocr/api/asyncQueueRun', 'ocr/api/runAsyncQueue'],
    ['ocr/install/libtorch', 'ocr/installation/installing_libtorch'],
    ['refunds', 'legal/refund'],
  ])('finds words in another order, form or number: %s', (typed, meant) => {
    const near = nearestPages(typed, NAMES);
    expect(near.map(({path}) => path)).toContain(meant);
  });

  it.each(['', '/', 'wp-admin/setup-config.php', '%E0%A4%A', 'xyzzy'])(
    'proposes nothing for "%s"',
    (typed) => {
      expect(nearestPages(typed, NAMES)).toEqual([]);
    },
  );
});

it.each([
  ['/a/license-activation.html', 'license activation'],
  ['/a/%ED%95%9C%EA%B8%80_%EB%AC%B8%EC%84%9C/', '한글 문서'],
  ['/a/%E0%A4%A', 'E0 A4 A'],
  ['/...', ''],
  // Cuts no letter in half: an address can hold none.
  [`/${'a'.repeat(59)}\u{1D400}\u{1D400}`, `${'a'.repeat(59)}\u{1D400}`],
])('the words to search for in %s are "%s"', (path, words) => {
  expect(searchWords(path)).toBe(words);
});

describe('the not-found page', () => {
  afterEach(() => vi.unstubAllGlobals());

  const addresses = () =>
    screen.getAllByRole('link').map((link) => link.getAttribute('href'));

  it.each([
    ['/ocr/api/run_async.html', ['/search?q=run%20async']],
    ['/--/', []],
    [
      '/%3Cscript%3Ealert(1)%3C%2Fscript%3E',
      ['/search?q=script%20alert%201%20script'],
    ],
  ])(
    'offers ways on from %s, even when pages cannot be had',
    async (path, search) => {
      vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')));
      renderWithSite(<NotFoundContent />, {path});
      await act(async () => {});
      expect(addresses().slice(0, -4)).toEqual(search);
      expect(addresses().slice(-4)).toEqual([
        '/spreadsheet/intro',
        '/ocr/intro',
        '/',
        'https://sdk.example.com/en/contacts/create',
      ]);
    },
  );

  it('names the nearest pages once their list has come', async () => {
    const load = vi.fn((_: string) => Promise.resolve(Response.json(NAMES)));
    vi.stubGlobal('fetch', load);
    renderWithSite(<NotFoundContent />, {path: '/ocr/api/rnu_base64.html'});
    const link = await screen.findByRole('link', {name: '/ocr/api/runBase64'});
    expect(link.getAttribute('href')).toBe('/ocr/api/runBase64');
    expect(load.mock.calls[0]).toContain('/pages.json');
  });
});
