import NotFoundContent from '@theme/NotFound/Content';
import {act, screen} from '@testing-library/react';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {nearestPages} from '@site/src/components/NotFoundHelp/nearestPages';
import {listPages} from '@site/src/sets/page/listPages';
import {pagePlaceOf} from '@site/src/sets/page/place';
import {clientRedirects} from '@site/src/sets/redirects';
import {mutatedAddresses} from '../spec/mutatedAddresses';
import {renderWithSite} from '../support/renderWithSite';

const ROUTES = listPages(process.cwd()).flatMap((file) => {
  const place = pagePlaceOf(file);
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
  it('finds the page meant among three for at least 27 of 30 mutated addresses', () => {
    for (const seed of [1, 2, 3]) {
      const mutated = mutatedAddresses(ROUTES, seed);
      const missed = mutated.filter(
        ({typed, meant}) =>
          !nearestPages(typed.slice(1), NAMES).some(
            ({path}) => `/${path}` === meant,
          ),
      );
      expect(mutated).toHaveLength(30);
      expect(missed.length, JSON.stringify(missed)).toBeLessThanOrEqual(3);
    }
  });

  it('compares no enormous path with every page', () => {
    const begun = performance.now();
    for (const part of ['a/', 'ab', 'ocr/api/run/', '/']) {
      expect(nearestPages(part.repeat(8000), NAMES)).toEqual([]);
    }
    expect(performance.now() - begun).toBeLessThan(50);
  });

  it.each([
    [
      'spreadsheet/api/data/sort-and-filter',
      'spreadsheet/api/data/filter_and_sort',
    ],
    ['ocr/api/asyncQueueRun', 'ocr/api/runAsyncQueue'],
    ['ocr/install/libtorch', 'ocr/installation/installing_libtorch'],
    ['refunds', 'legal/refund'],
  ])(
    'finds words of a name in another order, form or number: %s',
    (typed, meant) => {
      const near = nearestPages(typed, NAMES);
      expect(near.map(({path}) => path)).toContain(meant);
    },
  );

  it('knows former names', () => {
    const moved = {...NAMES, names: {'ocr/api/recognise': 'ocr/api/run'}};
    expect(nearestPages('ocr/api/recognize', moved)[0]).toEqual({
      path: 'ocr/api/run',
      title: '/ocr/api/run',
    });
  });

  it.each(['', '/', 'wp-admin/setup-config.php', '%E0%A4%A', 'xyzzy'])(
    'proposes nothing for "%s"',
    (typed) => {
      const far = nearestPages(typed, NAMES);
      expect(far.map(({path}) => path)).toEqual([]);
    },
  );
});

describe('the not-found page', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('names the nearest pages once their list has come', async () => {
    const load = vi.fn(() => Promise.resolve(Response.json(NAMES)));
    vi.stubGlobal('fetch', load);
    renderWithSite(<NotFoundContent />, {path: '/ocr/api/rnu_base64.html'});
    const link = await screen.findByRole('link', {name: '/ocr/api/runBase64'});
    expect(link.getAttribute('href')).toBe('/ocr/api/runBase64');
    expect(load.mock.calls[0]).toContain('/pages.json');
    expect(screen.getByRole('status').textContent).toContain(
      'Did you mean one of these pages?',
    );
  });

  it('keeps its other ways on when the list cannot be had', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')));
    renderWithSite(<NotFoundContent />, {path: '/ocr/api/rnu'});
    await act(async () => {});
    expect(screen.getByRole('status').textContent).toBe('');
    expect(screen.getAllByRole('link').length).toBeGreaterThan(3);
  });
});
