import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {getBuildDir} from '../../scripts/test/builds/builds';
import {buildIndex} from '../../src/search/engines/embedded/build/buildIndex';
import {readRecords} from '../../scripts/typesense/readRecords';
import {DISTINCT_LOCALES} from './site';

/** The records that `npm run search:push` would load, by build. */
const recordsOf = new Map(
  [...new Set(DISTINCT_LOCALES.map(({build}) => build))].map((build) => [
    build,
    readRecords(getBuildDir(build)),
  ]),
);

describe.each(DISTINCT_LOCALES)(
  '$name',
  ({build, locale, prefix, settings}) => {
    const folder = path.join(getBuildDir(build), prefix, 'search-index');
    const records = recordsOf
      .get(build)!
      .filter(({language}) => language === locale);

    it('gives both engines the same records', () => {
      const files = buildIndex(records, locale);
      // Equal records give equal bytes; the file names contain their hashes.
      expect(readdirSync(folder).sort()).toEqual([...files.keys()].sort());
      for (const [name, text] of files) {
        expect(
          readFileSync(path.join(folder, name), 'utf8') === text,
          name,
        ).toBe(true);
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
        [...urls].filter((url) =>
          others.some((other) => url.startsWith(other)),
        ),
      ).toEqual([]);
      expect(
        [...urls].filter((url) =>
          /\/(?:search|csh-redirect|404)$|\.html$/.test(url),
        ),
      ).toEqual([]);
    });
  },
);
