import {hash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {homedir} from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import {
  ORDINARY_BUILD,
  REPEATED_BUILD,
  TEST_BUILDS,
  buildDir,
} from '../../scripts/test/builds/builds';
import {filesIn} from '../support/filesIn';

/** Names of variables whose values are nobody else's business. */
const SECRET = /key|token|secret|passw|auth|credential/i;

/** The site itself sends this one to browsers. */
const PUBLIC = 'TYPESENSE_SEARCH_API_KEY';

/** Shortest value that stands in no text by chance, in characters. */
const LEAST = 8;

it.each([...TEST_BUILDS, ORDINARY_BUILD])(
  '$name holds nothing of the machine: its folders, its secrets, its sources',
  ({name, settings}) => {
    const secrets = Object.entries({...process.env, ...settings})
      .filter(([key]) => SECRET.test(key) && key !== PUBLIC)
      .map(([, value = '']) => value)
      .filter(({length}) => length >= LEAST);
    const texts = [
      process.cwd(),
      `${homedir()}/`,
      'sourceMappingURL=',
      ...secrets,
    ];
    const files = filesIn(buildDir(name)).map((file) =>
      path.join(buildDir(name), file),
    );
    expect(files.length).toBeGreaterThan(100);
    const found = files.filter((file) => {
      const content = readFileSync(file);
      return (
        file.endsWith('.map') || texts.some((text) => content.includes(text))
      );
    });
    expect(found).toEqual([]);
  },
);

/** Only the build of both languages has English pages. */
const ENGLISH = /^en[/.]/;

/** Lists the files of a build with their SHA-256, except for English pages. */
const hashFiles = (dir: string) =>
  filesIn(dir)
    .filter((file) => !ENGLISH.test(file))
    .sort()
    .map(
      (file) => `${file} ${hash('sha256', readFileSync(path.join(dir, file)))}`,
    );

it('a second build of the same sources is the same, byte for byte', () => {
  const {name, repeats} = REPEATED_BUILD;
  const files = hashFiles(buildDir(name));
  expect(files.length).toBeGreaterThan(100);
  expect(hashFiles(buildDir(repeats))).toEqual(files);
});
