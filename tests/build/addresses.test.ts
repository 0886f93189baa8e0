import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {buildDir} from '../../scripts/test/builds/builds';
import {
  startStaticServer,
  type StaticServer,
} from '../../scripts/serve/staticServer';
import {findAll, linksOf} from './html';
import {BUILT_LOCALES, pageAt, redirectPagesOf, type BuiltLocale} from './site';
import {clientRedirects} from '../../src/site/sets/redirects';
import {sidebarPages} from '../spec/addresses';

/** The last answer to an address, and how the way there went. */
async function follow(server: StaticServer, address: string) {
  const statuses: number[] = [];
  let url = server.url + address;
  for (;;) {
    const response = await fetch(url, {redirect: 'manual'});
    statuses.push(response.status);
    const location = response.headers.get('location');
    if (location === null || statuses.length > 5) {
      const body = await response.text();
      return {statuses, body, path: url.slice(server.url.length), response};
    }
    url = new URL(location, url).href;
  }
}

/** Where a redirect page says it leads. */
function targetsOf(built: BuiltLocale, address: string) {
  const page = pageAt(built, address);
  return {
    refresh: findAll(
      page,
      ({attribs}) => attribs['http-equiv'] === 'refresh',
    ).map(({attribs}) => attribs['content']),
    canonical: linksOf(page, 'canonical').map((a) => a.attribs['href']),
  };
}

describe.each(BUILT_LOCALES)('$name', (built) => {
  const {prefix, locale, settings} = built;
  let server: StaticServer;
  beforeAll(async () => {
    server = await startStaticServer({dir: buildDir(built.build), port: 0});
  });
  afterAll(() => server.close());

  it.each(clientRedirects())('$from leads to $to', async ({from, to}) => {
    const target = prefix + to;
    expect(targetsOf(built, from)).toEqual({
      refresh: [`0; url=${target}`],
      canonical: [target],
    });
    for (const address of [
      from,
      `${from}/`,
      `${from}.html`,
      `${from}/index.html`,
    ]) {
      const {statuses, body} = await follow(server, prefix + address);
      expect(statuses.at(-1), address).toBe(200);
      expect(body, address).toContain(
        `'${target}' + window.location.search + window.location.hash`,
      );
      expect(statuses.length, `hops of ${address}`).toBeLessThanOrEqual(2);
    }
  });

  it('has no redirect but those of the sets', () => {
    const found = redirectPagesOf(built).map(({address}) => address);
    const expected = clientRedirects().map(({from}) => prefix + from);
    expect(found.sort()).toEqual(expected.sort());
  });

  it('treats .html, index.html and a slash at the end as the path without them', async () => {
    const pages = [
      ...sidebarPages('spreadsheet').slice(0, 12),
      ...sidebarPages('ocr').slice(-12),
      '/markdown-page',
      '/search',
    ];
    for (const page of pages) {
      for (const ending of ['.html', '/', '/index.html']) {
        const {statuses, path} = await follow(server, prefix + page + ending);
        expect([statuses, path], page + ending).toEqual([
          [301, 200],
          prefix + page,
        ]);
      }
    }
  });

  it.each([
    '/nowhere',
    '/ocr/api/nowhere',
    '/OCR/intro',
    '/ocr/intro/x',
    '/%00',
    '/..%2f..%2fetc/passwd',
  ])(
    'answers %s with status 404 or 400, in the language of the address',
    async (address) => {
      const {statuses, body, response} = await follow(server, prefix + address);
      expect([400, 404]).toContain(statuses.at(-1));
      if (statuses.at(-1) === 404) {
        expect(response.headers.get('content-type')).toContain('text/html');
        expect(body).toContain(`lang=${locale} `);
        expect(body).toContain(
          locale === 'ko' ? '페이지를 찾을 수 없습니다' : 'Page Not Found',
        );
      }
    },
  );

  it('answers /en with the English landing page or the home of the English locale', async () => {
    const {statuses, body} = await follow(server, '/en');
    expect(statuses).toEqual([200]);
    expect(body).toContain('lang=en ');
    const landing = 'Spreadsheets and OCR in your own application';
    expect(body.includes(landing)).toBe(settings.locales.length === 1);
  });
});
