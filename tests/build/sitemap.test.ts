import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {buildDir} from '../../scripts/test/builds/builds';
import {hasWholeHistory} from '../../src/plugins/git-history';
import {linksOf, metaOf} from './html';
import {BUILT_LOCALES, contentPagesOf, type BuiltLocale} from './site';
import {isDocsRoute} from './sourceRoutes';

/** Pages that are not offered to search engines; a dated legal text has its original undated. */
const UNLISTED = /^\/(?:404|search|[^/]+\/csh-redirect|legal\/[a-z]+\/[\d-]+)$/;

function sitemapOf({build, prefix}: BuiltLocale): string[] {
  const xml = readFileSync(
    path.join(buildDir(build), prefix, 'sitemap.xml'),
    'utf8',
  );
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(
    ([, address]) => address!,
  );
}

describe.each(BUILT_LOCALES)('$name', (built) => {
  const entries = sitemapOf(built);
  const pages = contentPagesOf(built).filter(({address}) => {
    const route = address.slice(built.prefix.length) || '/';
    // Documentation in the Korean build: its original stands among the English pages.
    const isForeign = built.locale === 'ko' && isDocsRoute(route);
    return !UNLISTED.test(route) && !isForeign;
  });
  const urlOf = (address: string) => built.settings.url + address;

  it('lists each page once, and nothing else', () => {
    console.log(`${built.name}: ${entries.length} sitemap entries`);
    expect(new Set(entries).size).toBe(entries.length);
    expect(entries.slice().sort()).toEqual(
      pages.map(({address}) => urlOf(address)).sort(),
    );
  });

  it('leaves out the pages that say so, and those alone, and nothing leads from there to other languages', () => {
    for (const page of contentPagesOf(built)) {
      const route = page.address.slice(built.prefix.length) || '/';
      const isUnlisted = UNLISTED.test(route);
      expect(metaOf(page, 'robots'), page.file).toEqual(
        isUnlisted ? ['noindex'] : [],
      );
      const languages = linksOf(page, 'alternate').filter(
        ({attribs}) => 'hreflang' in attribs,
      );
      expect(languages.length > 0, page.file).toBe(!isUnlisted);
    }
  });

  it('gives the day on which the source of a page changed last, wherever git knows it', () => {
    const xml = readFileSync(
      path.join(buildDir(built.build), built.prefix, 'sitemap.xml'),
      'utf8',
    );
    const days = [...xml.matchAll(/<lastmod>([^<]*)<\/lastmod>/g)];
    // Nor a day that is that of the build, in a clone that knows no other.
    expect(days.length > 0).toBe(hasWholeHistory());
    for (const [, day] of days) {
      expect(day).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      expect(Date.parse(day!)).toBeLessThanOrEqual(Date.now());
    }
    if (hasWholeHistory()) {
      expect(days.length).toBeGreaterThan(entries.length - 3);
    }
  });

  it('agrees with the pages: none of its entries says that another address is to be indexed', () => {
    const elsewhere = pages.filter((page) => {
      const [canonical] = linksOf(page, 'canonical');
      return canonical?.attribs['href'] !== urlOf(page.address);
    });
    expect(elsewhere.map(({address}) => address)).toEqual([]);
  });
});
