import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {nginxConfig} from '../../../src/hosts/formats/nginx';
import {headersOf} from '../../../src/hosts/headers';
import {compressFiles} from '../../../scripts/hosts/compressFiles';
import {startNginx, type Server} from '../../support/nginx';

const dir = mkdtempSync(path.join(tmpdir(), 'compressed-'));
const inDir = (name: string) => path.join(dir, name);
const LONG = 'text of a page, '.repeat(200);
const DAY = new Date('2026-01-02T03:04:05Z');

let count: number;
let nginx: Server;

beforeAll(async () => {
  mkdirSync(inDir('ocr'));
  const files = {
    'index.html': LONG,
    '404.html': LONG,
    'ocr/intro.html': `${LONG} intro`,
    'ocr/intro.md': LONG,
    'logo.svg': LONG,
    'short.js': 'go()',
    'picture.png': LONG,
    'sdk.tar.gz': LONG,
  };
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(inDir(name), text);
    utimesSync(inDir(name), DAY, DAY);
  }
  count = await compressFiles(dir);
  nginx = await startNginx(
    dir,
    nginxConfig({
      facts: {
        url: 'https://docs.example',
        baseUrl: '/',
        locales: [],
        redirects: {},
        connect: [],
      },
      headers: headersOf({scriptHashes: [], styleHashes: [], connect: []}),
      exceptions: [],
    }),
  );
});
afterAll(async () => {
  await nginx.close();
  rmSync(dir, {recursive: true});
});

describe('texts', () => {
  it('have siblings that hold the same, unless they are short', () => {
    const files = readdirSync(dir, {recursive: true, encoding: 'utf8'}).sort();
    const siblings = files.filter((name) => /\.\w+\.(?:gz|br)$/.test(name));
    expect(siblings.filter((name) => name.endsWith('.br'))).toEqual([
      '404.html.br',
      'index.html.br',
      'logo.svg.br',
      'ocr/intro.html.br',
      'ocr/intro.md.br',
    ]);
    expect(count).toBe(5);
    for (const name of siblings.filter((each) => each !== 'sdk.tar.gz')) {
      const read = name.endsWith('.br') ? brotliDecompressSync : gunzipSync;
      const text = readFileSync(inDir(name.replace(/\.\w+$/, '')));
      expect(read(readFileSync(inDir(name))).equals(text), name).toBe(true);
      expect(statSync(inDir(name)).mtime).toEqual(DAY);
    }
  });

  it('are sent as they were compressed, and siblings by no address of theirs', async () => {
    const {headers, status} = await nginx.ask('/ocr/intro', {
      'accept-encoding': 'gzip',
    });
    expect([status, headers['content-encoding'], headers['vary']]).toEqual([
      200,
      'gzip',
      'Accept-Encoding',
    ]);
    expect(headers['content-length']).toBe(
      String(statSync(inDir('ocr/intro.html.gz')).size),
    );
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect((await nginx.ask('/ocr/intro')).body).toBe(`${LONG} intro`);
    for (const name of ['ocr/intro.html.gz', 'ocr/intro.html.br']) {
      expect((await nginx.ask(`/${name}`)).status, name).toBe(404);
    }
    expect((await nginx.ask('/sdk.tar.gz')).status).toBe(200);
  });
});

it('a folder that is missing is named', async () => {
  await expect(compressFiles(`${dir}/none`)).rejects.toThrow(`${dir}/none`);
});
