import {get, type IncomingMessage} from 'node:http';
import {
  afterAll,
  beforeAll,
  describe,
  expect,
  it,
  onTestFinished,
} from 'vitest';
import {
  getCanonicalLocation,
  startStaticServer,
  type StaticServer,
} from '../../../scripts/serve/staticServer';
import {folderOf} from '../../support/folderOf';
import {ask} from '../../support/webServers';
import {followAll, redirectVectors} from '../../support/redirectVectors';

it.each([
  ['/', '/', undefined],
  ['/ocr/intro', '/', undefined],
  ['/ocr/intro?topic=a/', '/', undefined],
  ['/ocr/intro/', '/', '/ocr/intro'],
  ['/ocr/intro.html?q=1', '/', '/ocr/intro?q=1'],
  ['/ocr/intro/index.html', '/', '/ocr/intro'],
  ['/index.html', '/', '/'],
  ['//evil.example/', '/', '/evil.example'],
  ['/a//b', '/', '/a/b'],
  ['/\\evil.example', '/', '/evil.example'],
  ['/', '/sub/', '/sub/'],
  ['/sub', '/sub/', '/sub/'],
  ['/sub/', '/sub/', undefined],
  ['/sub/index.html', '/sub/', '/sub/'],
  ['/sub/ocr/', '/sub/', '/sub/ocr'],
  ['/contracts/ocr/argo_sdk.h', '/', undefined],
])('getCanonicalLocation sends %s below %s to %s', (url, baseUrl, location) => {
  expect(getCanonicalLocation(url, baseUrl)).toBe(location);
});

describe('startStaticServer', () => {
  const dir = folderOf({
    'index.html': '<p>text</p>'.repeat(1000),
    '404.html': 'none',
    'pt-BR/404.html': 'nada',
  });
  let server: StaticServer;
  beforeAll(async () => {
    server = await startStaticServer({dir, port: 0, headers: {'x-a': 'b'}});
  });
  afterAll(() => server.close());

  it('compresses if the client accepts it, and sends the headers', async () => {
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      get(server.url, {headers: {'accept-encoding': 'gzip'}}, resolve).on(
        'error',
        reject,
      );
    });
    answer.resume();
    expect(answer.headers['content-encoding']).toBe('gzip');
    expect(answer.headers['x-a']).toBe('b');
  });

  it.each([
    ['/gone', 'none'],
    ['/pt-BR/gone', 'nada'],
    ['/fr/gone', 'none'],
  ])('answers %s with the not-found page of its locale', async (at, text) => {
    const answer = await fetch(server.url + at);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toBe(text);
  });

  it.each(['/', '/sub/'])('never leaves the host at %s', async (baseUrl) => {
    const below = await startStaticServer({dir, port: 0, baseUrl});
    const asked = [
      ...new Set([...redirectVectors(), ...redirectVectors(baseUrl)]),
    ];
    const {left, redirected} = await followAll(asked, (address) =>
      ask(below.url, address),
    );
    await below.close();
    expect(redirected).toBeGreaterThan(100);
    expect(left).toEqual([]);
  });

  it('serves a build below its base path', async () => {
    const facts =
      '{"url": "https://docs.example", "baseUrl": "/docs/", "locales": [], "redirects": {}, "connect": []}';
    const below = await startStaticServer({
      dir: folderOf(
        {'index.html': 'home', 'hosts.json': facts},
        onTestFinished,
      ),
      port: 0,
    });
    onTestFinished(() => below.close());
    expect(await ask(below.url, '/')).toMatchObject({
      status: 301,
      headers: {location: '/docs/'},
    });
    expect(await ask(below.url, '/docs/')).toMatchObject({body: 'home'});
  });

  it('reports a folder without a build', async () => {
    await expect(
      startStaticServer({dir: `${dir}/none`, port: 0}),
    ).rejects.toThrow(`${dir}/none`);
  });
});
