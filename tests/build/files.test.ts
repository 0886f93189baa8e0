import {hash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {homedir} from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import {
  ORDINARY_BUILD,
  REPEATED_BUILD,
  TEST_BUILDS,
  getBuildDir,
} from '../../scripts/test/builds/builds';
import {filesIn} from '../support/filesIn';

/** Names of secret variables. */
const SECRET = /key|token|secret|passw|auth|credential/i;

/** Sent to browsers by design. */
const PUBLIC = 'TYPESENSE_SEARCH_API_KEY';

/** Shorter secrets could occur in a file by chance. */
const MIN_LENGTH = 8;

it.each([...TEST_BUILDS, ORDINARY_BUILD])(
  '$name contains no path or secret of the machine, and no source map',
  ({name, settings}) => {
    const secrets = Object.entries({...process.env, ...settings})
      .filter(([key]) => SECRET.test(key) && key !== PUBLIC)
      .map(([, value = '']) => value)
      .filter(({length}) => length >= MIN_LENGTH);
    const texts = [
      process.cwd(),
      `${homedir()}/`,
      'sourceMappingURL=',
      ...secrets,
    ];
    const files = filesIn(getBuildDir(name)).map((file) =>
      path.join(getBuildDir(name), file),
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

it('two builds of the same sources are identical byte by byte', () => {
  const {name, repeats} = REPEATED_BUILD;
  const files = hashFiles(getBuildDir(name));
  expect(files.length).toBeGreaterThan(100);
  expect(hashFiles(getBuildDir(repeats))).toEqual(files);
});
