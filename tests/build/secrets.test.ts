import {readdirSync, readFileSync, statSync} from 'node:fs';
import {homedir} from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import {
  buildDir,
  buildSettings,
  TEST_BUILDS,
} from '../../scripts/test/builds/builds';

/** Names of variables whose values are nobody else's business. */
const SECRET = /key|token|secret|passw|auth|credential/i;

/** The site itself sends this one to browsers. */
const PUBLIC = 'TYPESENSE_SEARCH_API_KEY';

/** Shortest value that stands in no text by chance, in characters. */
const LEAST = 8;

function filesOf(dir: string): string[] {
  return readdirSync(dir, {recursive: true, encoding: 'utf8'}).filter((file) =>
    statSync(path.join(dir, file)).isFile(),
  );
}

/** The files that hold one of the texts. */
function holding(dir: string, texts: readonly string[]): string[] {
  return filesOf(dir).filter((file) => {
    const content = readFileSync(path.join(dir, file));
    return texts.some((text) => content.includes(text));
  });
}

it('keeps the key of the search server out of every file', () => {
  const {TYPESENSE_ADMIN_API_KEY: key} = buildSettings('domestic-en') as {
    TYPESENSE_ADMIN_API_KEY: string;
  };
  const dir = buildDir('domestic-en');
  expect(key.length).toBeGreaterThan(10);
  expect(filesOf(dir).length).toBeGreaterThan(100);
  expect(holding(dir, [key])).toEqual([]);
});

it.each(TEST_BUILDS)(
  'keeps the machine out of every file of $name: its folders, its secrets, its sources',
  ({name, settings}) => {
    const dir = buildDir(name);
    const secrets = Object.entries({...process.env, ...settings})
      .filter(([key]) => SECRET.test(key) && key !== PUBLIC)
      .map(([, value = '']) => value)
      .filter(({length}) => length >= LEAST);
    const found = holding(dir, [
      process.cwd(),
      `${homedir()}/`,
      'sourceMappingURL=',
      ...secrets,
    ]);
    expect(found).toEqual([]);
    expect(filesOf(dir).filter((file) => file.endsWith('.map'))).toEqual([]);
  },
);
