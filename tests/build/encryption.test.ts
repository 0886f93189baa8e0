import {readFileSync} from 'node:fs';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {ask, freePort} from '../support/nginx';
import {makeNginxFolder, runNginx} from '../support/nginxProcess';

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
  let url: string;
  let close: () => Promise<void>;
  beforeAll(async () => {
    const port = await freePort();
    const folder = makeNginxFolder();
    url = `http://localhost:${port}`;
    close = await runNginx(
      folder,
      `daemon off; master_process off; pid ${folder.at('pid')};
error_log stderr warn;
events {}
http {
  access_log off;
  ${folder.temporaryFiles}
  ${blockOfReadme(port)}
}
`,
      () =>
        ask(url, '/').then(
          () => true,
          () => false,
        ),
    );
  });
  afterAll(() => close());

  it.each(['/', '/ocr/intro?a=b%20c&d', '/ocr/', '/a//b', '/nowhere'])(
    'leads to the same address of the same host first: %s',
    async (address) => {
      const {status, headers} = await ask(url, address, {
        host: 'docs.example.com',
      });
      expect([status, headers.location]).toEqual([
        301,
        `https://docs.example.com${address}`,
      ]);
    },
  );
});
