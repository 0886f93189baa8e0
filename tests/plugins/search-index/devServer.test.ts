import {expect, it, vi} from 'vitest';
import {indexMiddleware} from '../../../src/plugins/search-index/devServer';

/** A server below `/base/` that makes a new index each time, and what it answers. */
function serverOf(build: () => Promise<Map<string, string>>) {
  const middleware = indexMiddleware('/base/', build);
  return (url: string) =>
    new Promise<{status: number; body: string; headers: Map<string, string>}>(
      (resolve, reject) => {
        const headers = new Map<string, string>();
        const response = {
          statusCode: 0,
          setHeader: (name: string, value: string) => headers.set(name, value),
          end: (body: string) =>
            resolve({status: response.statusCode, body, headers}),
        };
        middleware({url}, response, (error) =>
          reject(error ?? new Error('passed on')),
        );
      },
    );
}

const index = (number: number) =>
  new Map([
    ['manifest.json', `{"number":${number}}`],
    ['terms.json', `[${number}]`],
  ]);

it('makes the index anew for the manifest alone', async () => {
  let number = 0;
  const build = vi.fn(async () => index((number += 1)));
  const ask = serverOf(build);
  expect((await ask('/base/search-index/manifest.json')).body).toBe(
    '{"number":1}',
  );
  expect((await ask('/base/search-index/terms.json?x=1')).body).toBe('[1]');
  expect(build).toHaveBeenCalledTimes(1);
  expect((await ask('/base/search-index/manifest.json')).body).toBe(
    '{"number":2}',
  );
  expect((await ask('/base/search-index/terms.json')).body).toBe('[2]');
});

it('lets nothing be kept by browsers', async () => {
  const {headers} = await serverOf(async () => index(1))(
    '/base/search-index/manifest.json',
  );
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
});

it('says when there is no such file', async () => {
  const ask = serverOf(async () => index(1));
  expect((await ask('/base/search-index/old.json')).status).toBe(404);
});

it.each(['/', '/search-index/manifest.json', '/base/search', undefined])(
  'passes %s on',
  async (url) => {
    const build = vi.fn(async () => index(1));
    await expect(serverOf(build)(url as string)).rejects.toThrow('passed on');
    expect(build).not.toHaveBeenCalled();
  },
);

it('passes a failure on, and tries again with the next manifest', async () => {
  let isBroken = true;
  const ask = serverOf(async () => {
    if (isBroken) {
      throw new Error('no such folder');
    }
    return index(1);
  });
  const manifest = '/base/search-index/manifest.json';
  await expect(ask(manifest)).rejects.toThrow('no such folder');
  isBroken = false;
  expect((await ask(manifest)).status).toBe(200);
});
