import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {
  SITE_BUILDS,
  HOSTED_BUILD,
  getBuildDir,
} from '../../scripts/test/builds/builds';
import {buildIndex} from '../../src/search/engines/embedded/build/buildIndex';
import {readRecords} from '../../scripts/typesense/readRecords';
import {filesIn} from '../support/filesIn';
import {BUILT_LOCALES} from './site';

describe.each(BUILT_LOCALES)('$name', ({build, locale, prefix, settings}) => {
  const folder = path.join(getBuildDir(build), prefix, 'search-index');
  // The records that `npm run search:push` would load.
  const records = readRecords(getBuildDir(build)).filter(
    ({language}) => language === locale,
  );

  it('gives both engines the same records', () => {
    const files = buildIndex(records, locale);
    // Equal records give equal bytes; the file names contain their hashes.
    expect(readdirSync(folder).sort()).toEqual([...files.keys()].sort());
    for (const [name, text] of files) {
      expect(readFileSync(path.join(folder, name), 'utf8') === text, name).toBe(
        true,
      );
    }
  });

  it('has records of its own pages only, at their public addresses', () => {
    const home = settings.url + settings.baseUrl;
    const start = home + prefix.slice(1);
    const others = settings.locales
      .filter((other) => other !== locale)
      .map((other) => `${home}${other}/`);
    const urls = new Set(records.map((record) => record.url_without_anchor));
    expect(urls.size).toBeGreaterThan(50);
    expect([...urls].filter((url) => !url.startsWith(start))).toEqual([]);
    expect(
      [...urls].filter((url) => others.some((other) => url.startsWith(other))),
    ).toEqual([]);
    expect(
      [...urls].filter((url) =>
        /\/(?:search|csh-redirect|404)$|\.html$/.test(url),
      ),
    ).toEqual([]);
  });
});

/** Text that occurs only in the code of one engine. */
const MARKS = {
  hosted: 'x-typesense-api-key',
  embedded: 'Search index ',
};

/** Finds the files of a build that contain a text, relative to its folder. */
function filesWith(build: string, text: string, ending = /./): string[] {
  const dir = getBuildDir(build);
  const files = filesIn(dir).filter((name) => ending.test(name));
  expect(files.length, `${dir} has no such file`).toBeGreaterThan(0);
  return files.filter((name) =>
    readFileSync(path.join(dir, name)).includes(text),
  );
}

const {name: HOSTED} = HOSTED_BUILD;

describe.each(SITE_BUILDS.filter(({name}) => name !== HOSTED))(
  '$name',
  ({name}) => {
    it('has the embedded engine without code of the hosted one', () => {
      expect(filesWith(name, MARKS.embedded, /\.js$/)).not.toEqual([]);
      expect(filesWith(name, MARKS.hosted, /\.js$/)).toEqual([]);
    });
  },
);

describe(HOSTED, () => {
  it('has the hosted engine, and the embedded one in separate files, for headings', () => {
    const hosted = filesWith(HOSTED, MARKS.hosted, /\.js$/);
    const embedded = filesWith(HOSTED, MARKS.embedded, /\.js$/);
    expect(hosted).not.toEqual([]);
    expect(embedded).not.toEqual([]);
    expect(hosted.filter((file) => embedded.includes(file))).toEqual([]);
    for (const file of embedded) {
      // The engine loads it only when it needs headings.
      expect(filesWith(HOSTED, path.basename(file), /\.html$/)).toEqual([]);
    }
  });
});
