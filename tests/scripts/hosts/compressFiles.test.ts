import {readdirSync, readFileSync, statSync, utimesSync} from 'node:fs';
import path from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {nginxConfig} from '../../../src/hosts/formats/nginx';
import {compressFiles} from '../../../scripts/hosts/compressFiles';
import {folderOf} from '../../support/folderOf';
import {startNginx, type Server} from '../../support/nginx';
import {planAt} from './planAt';

const LONG = 'text of a page, '.repeat(200);
const DAY = new Date('2026-01-02T03:04:05Z');
const COMPRESSED = ['404.html', 'index.html', 'logo.svg', 'ocr/intro.html'];
const AS_THEY_ARE = {
  'short.js': 'go()',
  'picture.png': LONG,
  'sdk.tar.gz': LONG,
};

const dir = folderOf({
  ...Object.fromEntries(COMPRESSED.map((name) => [name, LONG])),
  ...AS_THEY_ARE,
});
const inDir = (name: string) => path.join(dir, name);

let count: number;
let nginx: Server;
beforeAll(async () => {
  COMPRESSED.forEach((name) => utimesSync(inDir(name), DAY, DAY));
  count = await compressFiles(dir);
  nginx = await startNginx(dir, nginxConfig(planAt('/')));
});
afterAll(() => nginx.close());

it('texts have siblings that hold the same, unless they are short', () => {
  expect(count).toBe(COMPRESSED.length);
  const siblings = COMPRESSED.flatMap((name) => [`${name}.br`, `${name}.gz`]);
  const files = readdirSync(dir, {recursive: true, encoding: 'utf8'});
  expect(files.filter((name) => name.includes('.')).sort()).toEqual(
    [...COMPRESSED, ...Object.keys(AS_THEY_ARE), ...siblings].sort(),
  );
  for (const name of siblings) {
    const read = name.endsWith('.br') ? brotliDecompressSync : gunzipSync;
    expect(String(read(readFileSync(inDir(name)))), name).toBe(LONG);
    expect(statSync(inDir(name)).mtime).toEqual(DAY);
  }
});

it('nginx sends them as they were compressed, and siblings by no address of theirs', async () => {
  const {headers} = await nginx.ask('/ocr/intro', {'accept-encoding': 'gzip'});
  expect(headers).toMatchObject({
    'content-encoding': 'gzip',
    'content-length': String(statSync(inDir('ocr/intro.html.gz')).size),
    'content-type': 'text/html; charset=utf-8',
    vary: 'Accept-Encoding',
  });
  expect((await nginx.ask('/ocr/intro')).body).toBe(LONG);
  expect((await nginx.ask('/ocr/intro.html.gz')).status).toBe(404);
  expect((await nginx.ask('/ocr/intro.html.br')).status).toBe(404);
  expect((await nginx.ask('/sdk.tar.gz')).status).toBe(200);
});
