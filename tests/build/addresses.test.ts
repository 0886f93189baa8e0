import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {getBuildDir} from '../../scripts/test/builds/builds';
import {
  startStaticServer,
  type StaticServer,
} from '../../scripts/serve/staticServer';
import {findAll, readCanonical} from './html';
import {
  BUILT_LOCALES,
  findPage,
  listRedirectPages,
  type BuiltLocale,
} from './site';
import {listClientRedirects} from '../../src/site/sets/redirects';

/** Follows redirects; returns the last response and the number of redirects. */
async function follow(url: string) {
  let hops = 0;
  for (;;) {
    const response = await fetch(url, {redirect: 'manual'});
    const location = response.headers.get('location');
    if (location === null || hops > 5) {
      return {status: response.status, body: await response.text(), hops};
    }
    hops += 1;
    url = new URL(location, url).href;
  }
}

/** Returns the targets that a redirect page names. */
function readRedirectTargets(built: BuiltLocale, address: string) {
  const page = findPage(built, address);
  return {
    refresh: findAll(
      page,
      ({attribs}) => attribs['http-equiv'] === 'refresh',
    ).map(({attribs}) => attribs['content']),
    canonical: readCanonical(page),
  };
}

describe.each(BUILT_LOCALES)('$name', (built) => {
  const {prefix, settings} = built;
  let server: StaticServer;
  beforeAll(async () => {
    server = await startStaticServer({dir: getBuildDir(built.build), port: 0});
  });
  afterAll(() => server.close());

  it.each(listClientRedirects())('$from leads to $to', async ({from, to}) => {
    const target = prefix + to;
    expect(readRedirectTargets(built, from)).toEqual({
      refresh: [`0; url=${target}`],
      canonical: [target],
    });
    for (const address of [
      from,
      `${from}/`,
      `${from}.html`,
      `${from}/index.html`,
    ]) {
      const {status, body, hops} = await follow(server.url + prefix + address);
      expect(status, address).toBe(200);
      expect(body, address).toContain(
        `'${target}' + window.location.search + window.location.hash`,
      );
      expect(hops, `hops of ${address}`).toBeLessThanOrEqual(1);
    }
  });

  it('has no other redirects', () => {
    const found = listRedirectPages(built).map(({address}) => address);
    const expected = listClientRedirects().map(({from}) => prefix + from);
    expect(found.sort()).toEqual(expected.sort());
  });

  it('serves the English landing page or the English home page at /en', async () => {
    const {status, body, hops} = await follow(`${server.url}/en`);
    expect([status, hops]).toEqual([200, 0]);
    expect(body).toContain('lang=en ');
    const landing = 'Spreadsheets and OCR in your own application';
    expect(body.includes(landing)).toBe(settings.locales.length === 1);
  });
});
