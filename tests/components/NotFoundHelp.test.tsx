import NotFoundContent from '@theme/NotFound/Content';
import {act, screen} from '@testing-library/react';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {
  findNearestPages,
  toSearchQuery,
} from '@site/src/components/NotFoundHelp/findNearestPages';
import {findPagePlace, listPages} from '@site/src/content';
import {listClientRedirects} from '@site/src/site/sets/redirects';
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
    listClientRedirects().map(({from, to}) => [from.slice(1), to.slice(1)]),
  ),
};

describe('findNearestPages', () => {
  it.each([
    ['a missing letter', 'ocr/api/runAsyncQeue', 'ocr/api/runAsyncQueue'],
    ['swapped letters', 'ocr/api/getGpuConut', 'ocr/api/getGpuCount'],
    ['a doubled letter', 'legal/reefund', 'legal/refund'],
    ['a missing folder', 'ocr/gpu_support', 'ocr/installation/gpu_support'],
    ['an extra folder', 'ocr/v1/api/waitResult', 'ocr/api/waitResult'],
    [
      'another set',
      'ocr/api/format/font_style',
      'spreadsheet/api/format/font_style',
    ],
    ['the name of a product', 'ocr-global/api/run', 'ocr/api/run'],
    ['another file extension', 'ocr/api/runAsync.php', 'ocr/api/runAsync'],
    ['capitals', 'OCR/API/RELEASEQUEUE', 'ocr/api/releaseQueue'],
    [
      'hyphens',
      'spreadsheet/api/data/find-replace',
      'spreadsheet/api/data/find_replace',
    ],
    ['another order', 'ocr/api/asyncQueueRun', 'ocr/api/runAsyncQueue'],
    [
      'another form',
      'ocr/install/libtorch',
      'ocr/installation/installing_libtorch',
    ],
    ['the plural', 'refunds', 'legal/refund'],
  ])('finds the page despite %s: %s', (_, typed, meant) => {
    const near = findNearestPages(typed, NAMES);
    expect(near.map(({path}) => path)).toContain(meant);
  });

  it.each(['', '/', 'wp-admin/setup-config.php', '%E0%A4%A', 'xyzzy'])(
    'suggests nothing for "%s"',
    (typed) => {
      expect(findNearestPages(typed, NAMES)).toEqual([]);
    },
  );
});

it.each([
  ['/a/license-activation.html', 'license activation'],
  ['/a/%ED%95%9C%EA%B8%80_%EB%AC%B8%EC%84%9C/', '한글 문서'],
  ['/a/%E0%A4%A', 'E0 A4 A'],
  ['/...', ''],
  // Does not split surrogate pairs, which an address cannot contain.
  [`/${'a'.repeat(59)}\u{1D400}\u{1D400}`, `${'a'.repeat(59)}\u{1D400}`],
])('the words to search for in %s are "%s"', (path, words) => {
  expect(toSearchQuery(path)).toBe(words);
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
    'links to search, sets, home page and contact from %s, even offline',
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

  it('links to the nearest pages once their list is loaded', async () => {
    const load = vi.fn((_: string) => Promise.resolve(Response.json(NAMES)));
    vi.stubGlobal('fetch', load);
    renderWithSite(<NotFoundContent />, {path: '/ocr/api/rnu_base64.html'});
    const link = await screen.findByRole('link', {name: '/ocr/api/runBase64'});
    expect(link.getAttribute('href')).toBe('/ocr/api/runBase64');
    expect(load.mock.calls[0]).toContain('/pages.json');
  });
});
