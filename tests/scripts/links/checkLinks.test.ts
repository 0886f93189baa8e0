import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {diskFiles, overlayFiles} from '../../../scripts/check/files';
import {checkLinks, renderLinks} from '../../../scripts/links/checkLinks';
import {externalLinks} from '../../../scripts/links/externalLinks';

let server: Server;
let host: string;
/** How often the address that is busy at first was asked for. */
let asked = 0;

beforeAll(async () => {
  server = createServer(({url, method}, response) => {
    const answer = (status: number, headers = {}) =>
      response.writeHead(status, headers).end();
    switch (url) {
      case '/there':
        return answer(200);
      case '/moved':
        return answer(301, {location: '/there'});
      case '/no-head':
        return answer(method === 'HEAD' ? 404 : 200);
      case '/busy-first':
        asked += 1;
        return answer(asked > 2 ? 200 : 503);
      case '/refused':
        return answer(403);
      case '/broken':
        return response.destroy();
      default:
        return answer(404);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

it('tells what is there from what is gone and what nobody knows', async () => {
  const paths = [
    '/there',
    '/moved',
    '/no-head',
    '/busy-first',
    '/refused',
    '/broken',
    '/gone',
    '/gone-but-allowed',
  ];
  const links = await checkLinks(
    paths.map((path) => ({address: host + path, places: [`page.mdx${path}`]})),
    {[`${host}/gone-but`]: 'a reason'},
    {patience: 20_000, attempts: 2},
  );
  expect(links.map(({answer}) => answer.kind)).toEqual([
    'there',
    'there',
    'there',
    'there',
    'unknown',
    'unknown',
    'gone',
    'allowed',
  ]);
  const report = renderLinks(links);
  expect(report).toContain(
    `page.mdx/gone: ${host}/gone\n    gone: status 404\n`,
  );
  expect(report).toContain(
    '8 addresses: 4 there, 1 gone, 2 unknown, 1 not asked',
  );
  expect(report).toContain('scripts/links/allowed.json');
});

it('tells a network that is missing from pages that are gone', async () => {
  const places = ['page.mdx:1'];
  const nowhere = {address: 'https://no-such-host.invalid/a', places};
  const silent = {address: 'http://127.0.0.1:1/b', places};
  const options = {patience: 20_000, attempts: 1};
  await expect(checkLinks([nowhere, silent], {}, options)).rejects.toThrow(
    /^npm run links: expected a network, reached none of the hosts of 2 addresses \(https:\/\/no-such-host\.invalid\/a: /,
  );
  const {length} = await checkLinks(
    [silent, {address: `${host}/there`, places}],
    {},
    options,
  );
  expect(length).toBe(2);
});

it('leaves names of vocabularies out, which are no links', () => {
  const files = overlayFiles(
    {...diskFiles('.'), list: () => []},
    {
      'src/site/b.ts':
        "export const A = ['http://www.w3.org/2000/svg', 'https://schema.org', 'https://schema.org/WebPage', 'https://schema.org/docs/about.html'];\n",
    },
  );
  expect(externalLinks(files).map(({address}) => address)).toEqual([
    'https://schema.org/docs/about.html',
  ]);
});

it('finds each address of pages and modules once, with its places, examples left out', () => {
  const files = overlayFiles(
    {...diskFiles('.'), list: () => []},
    {
      'docs-ocr/a.mdx':
        '[a](https://host.org/a), [b](https://host.org/b), [c](https://sdk.example.com/c), [d](/ocr/intro)\n',
      'src/site/b.ts':
        "// https://host.org/comment\nexport const A = 'https://host.org/a';\nexport const B = 'see https://host.org/x';\n",
    },
  );
  expect(externalLinks(files)).toEqual([
    {
      address: 'https://host.org/a',
      places: ['docs-ocr/a.mdx:1', 'src/site/b.ts:2'],
    },
    {address: 'https://host.org/b', places: ['docs-ocr/a.mdx:1']},
  ]);
});
