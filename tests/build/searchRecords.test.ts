import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {buildDir} from '../../scripts/test/builds/builds';
import {weighIndex} from '../../src/plugins/search-index/sizeGate';
import {buildIndex} from '../../src/search/engines/embedded/build/buildIndex';
import {recordsOf} from './records';
import {BUILT_LOCALES} from './site';

describe.each(BUILT_LOCALES)('$name', ({build, locale, prefix, settings}) => {
  const folder = path.join(buildDir(build), prefix, 'search-index');

  it('gives both engines the same records', () => {
    const records = recordsOf(buildDir(build)).filter(
      ({language}) => language === locale,
    );
    const files = buildIndex(records, locale);
    // The same records give the same bytes; the names hold their hashes.
    expect(readdirSync(folder).sort()).toEqual(
      files.map(({name}) => name).sort(),
    );
    for (const {name, text} of files) {
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
    const records = recordsOf(buildDir(build)).filter(
      ({language}) => language === locale,
    );
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

  it('loads little for a first query', async () => {
    const files = readdirSync(folder).map((name) => ({
      name,
      text: readFileSync(path.join(folder, name), 'utf8'),
    }));
    const size = await weighIndex(files);
    expect(size.opening).toBeLessThan(5000);
    expect(size.median).toBeGreaterThan(5000);
    expect(size.median).toBeLessThan(60_000);
    expect(size.p95).toBeLessThan(150_000);
  });
});
