import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {get} from 'node:http';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {serveSite, type SiteServer} from '../../../bench/lib/siteServer';

const dir = mkdtempSync(path.join(os.tmpdir(), 'served-'));
let server: SiteServer;

const write = (name: string, text: string) => {
  const file = path.join(dir, name);
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, text);
};

/** Asks for an address; what came over the line, head and body. */
function ask(
  address: string,
  headers: Record<string, string> = {},
): Promise<{status: number; cache: string; bytes: number}> {
  return new Promise((resolve, reject) => {
    get(server.url + address, {headers, agent: false}, (response) => {
      response.resume().on('end', () => {
        resolve({
          status: response.statusCode!,
          cache: response.headers['cache-control']!,
          bytes: response.socket.bytesRead,
        });
      });
    }).on('error', reject);
  });
}

beforeAll(async () => {
  write('index.html', '<p>home</p>');
  write('404.html', '<p>none</p>');
  write('a.html', '<p>a</p>'.repeat(500));
  write('b/index.html', '<p>b</p>');
  write('assets/x.js', 'x()');
  server = await serveSite(dir);
});

afterAll(async () => {
  await server.close();
  rmSync(dir, {recursive: true});
});

it('serves the pages of any tool, and what is not there as such', async () => {
  const statuses = [];
  for (const address of ['/', '/a', '/b', '/b/', '/assets/x.js', '/c']) {
    statuses.push((await ask(address)).status);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 404]);
});

it('notes heads and bodies as they went over the line, and what was asked for ahead', async () => {
  server.take();
  const page = await ask('/a');
  const script = await ask('/assets/x.js', {'sec-purpose': 'prefetch'});
  expect(server.take()).toEqual([
    {address: '/a', kind: 'HTML', bytes: page.bytes, isAhead: false},
    {
      address: '/assets/x.js',
      kind: 'script',
      bytes: script.bytes,
      isAhead: true,
    },
  ]);
  expect(page.bytes).toBeLessThan(500);
  expect(script.cache).toContain('immutable');
  expect(page.cache).toContain('must-revalidate');
});
