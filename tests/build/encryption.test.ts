import {readFileSync} from 'node:fs';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {startServers, type Server} from '../support/nginx';

/** The block for nginx that README.md gives, on a port of its own. */
function blockOfReadme(port: number): string {
  const [, block = ''] =
    /```nginx\n([^]*?return 301 https[^]*?)```/.exec(
      readFileSync('README.md', 'utf8'),
    ) ?? [];
  expect(block).toContain('listen 80;');
  return block.replace('listen 80;', `listen localhost:${port};`);
}

describe('a page that is asked for without encryption', () => {
  let nginx: Server;
  beforeAll(async () => {
    nginx = await startServers(blockOfReadme);
  });
  afterAll(() => nginx.close());

  it.each(['/', '/ocr/intro?a=b%20c&d', '/ocr/', '/a//b', '/nowhere'])(
    'leads to the same address of the same host first: %s',
    async (address) => {
      const {status, headers} = await nginx.ask(address, {
        host: 'docs.example.com',
      });
      expect([status, headers.location]).toEqual([
        301,
        `https://docs.example.com${address}`,
      ]);
    },
  );
});
