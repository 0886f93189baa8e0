import {readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {buildDir, buildSettings} from '../../scripts/test/builds/builds';

it('keeps the key of the search server out of every file', () => {
  const {TYPESENSE_ADMIN_API_KEY: key} = buildSettings('domestic-en') as {
    TYPESENSE_ADMIN_API_KEY: string;
  };
  const dir = buildDir('domestic-en');
  const files = readdirSync(dir, {recursive: true, encoding: 'utf8'}).filter(
    (file) => statSync(path.join(dir, file)).isFile(),
  );
  expect(key.length).toBeGreaterThan(10);
  expect(files.length).toBeGreaterThan(100);
  expect(
    files.filter((file) => readFileSync(path.join(dir, file)).includes(key)),
  ).toEqual([]);
});
