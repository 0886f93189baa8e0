import {once} from 'node:events';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {afterAll, beforeAll, expect, it, vi} from 'vitest';
import {previewMiddleware} from '../../../src/plugins/page-preview/server';

const look = vi.fn(async (route: string, html: string) => {
  if (html === '') {
    throw new Error('no text found');
  }
  return {route, html};
});

const middleware = previewMiddleware({
  siteDir: process.cwd(),
  baseUrl: '/base/',
  look,
});
const server = createServer((request, response) =>
  middleware(request, response, (error) => {
    response.statusCode = error ? 500 : 404;
    response.end('passed on');
  }),
);
let origin: string;

beforeAll(async () => {
  await once(server.listen(0, 'localhost'), 'listening');
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

const ask = async (path: string, body?: string) => {
  const answer = await fetch(origin + path, {
    ...(body !== undefined && {method: 'POST', body}),
  });
  return {
    text: await answer.text(),
    type: answer.headers.get('content-type'),
    keeping: answer.headers.get('cache-control'),
  };
};

it.each(['/base/__preview', '/base/__preview/', '/base/__preview/ocr/intro'])(
  'shows the panel at %s',
  async (path) => {
    const {text, type, keeping} = await ask(path);
    expect([type, keeping]).toEqual(['text/html; charset=utf-8', 'no-store']);
    expect(text).toContain('src="/base/__preview/panel.js"');
    expect(text).not.toContain('%BASE%');
  },
);

it('sends what the panel loads, its script without types', async () => {
  const script = await ask('/base/__preview/panel.js');
  expect(script.type).toBe('text/javascript; charset=utf-8');
  expect(script.text).toContain('MutationObserver');
  expect(script.text).not.toContain('interface Answer');
  const styles = await ask('/base/__preview/panel.css');
  expect(styles.type).toBe('text/css; charset=utf-8');
});

it.each([
  ['/base/__preview/ocr/intro', '/base/ocr/intro'],
  ['/base/__preview/', '/base/'],
  ['/base/__preview', '/base/'],
])('looks at what is sent to %s as the page %s', async (path, route) => {
  const {text} = await ask(path, '<html>한국어');
  expect(JSON.parse(text)).toEqual({route, html: '<html>한국어'});
});

it('says why a page cannot be looked at', async () => {
  const {text} = await ask('/base/__preview/x', '');
  expect(JSON.parse(text)).toEqual({error: 'no text found'});
});

it.each(['/', '/base/', '/base/__previews', '/__preview/'])(
  'passes %s on',
  async (path) => {
    expect((await ask(path)).text).toBe('passed on');
  },
);
