import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it, onTestFinished} from 'vitest';
import {routeFiles} from '../../../src/plugins/built-pages/routeFiles';

it('finds the file of each route once, in order, and no page that does not exist', () => {
  const outDir = mkdtempSync(path.join(tmpdir(), 'routes-'));
  onTestFinished(() => rmSync(outDir, {recursive: true}));
  for (const file of [
    'index.html',
    'ocr/intro.html',
    'legal/index.html',
    '한글.html',
    '404.html',
  ]) {
    mkdirSync(path.dirname(path.join(outDir, file)), {recursive: true});
    writeFileSync(path.join(outDir, file), '');
  }
  const routes = [
    '/base/',
    '/base/ocr/intro',
    '/base/ocr/intro',
    '/base/legal/',
    '/base/%ED%95%9C%EA%B8%80',
    '/base/404.html',
    '/base/404',
    '/base/not-built',
  ];
  expect(
    routeFiles(routes, {outDir, baseUrl: '/base/'}).map(({route, file}) => [
      route,
      path.relative(outDir, file),
    ]),
  ).toEqual([
    ['/base/', 'index.html'],
    ['/base/%ED%95%9C%EA%B8%80', '한글.html'],
    ['/base/legal/', 'legal/index.html'],
    ['/base/ocr/intro', 'ocr/intro.html'],
  ]);
});
