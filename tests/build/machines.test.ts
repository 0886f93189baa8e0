// Outputs of a build for programs: lists of pages, names, feeds.
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {getBuildDir} from '../../scripts/test/builds/builds';
import {hasFullHistory} from '../../src/content';
import {SET_REFERENCES} from '../../src/reference';
import {DOCS_SET_LIST} from '../../src/site/sets/index';
import {PAGE_LIST_FILE, type PageList} from '../../src/site/paths';
import {resolvePath} from './crawl/checkAddress';
import {findAll, findLinks, readMeta} from './html';
import {BUILT_LOCALES, listContentPages, findPage, findRoute} from './site';
import {isUnlisted} from './sourceRoutes';

const CHANGELOGS = Object.values(SET_REFERENCES).map(
  ({changelog}) => changelog.page,
);

describe.each(BUILT_LOCALES)('$name', (built) => {
  const {build, prefix, settings} = built;
  const dir = path.join(getBuildDir(build), prefix);
  const read = (file: string) => readFileSync(path.join(dir, file), 'utf8');
  const pages = listContentPages(built);
  const listed = pages.filter((page) => !isUnlisted(findRoute(built, page)));

  it('lists each page written in its language once in its sitemap', () => {
    // Untranslated documentation names its English page as canonical.
    const own = listed.filter((page) =>
      findLinks(page, 'canonical').every(
        ({attribs}) => attribs['href'] === settings.url + page.address,
      ),
    );
    const entries = read('sitemap.xml').matchAll(/<loc>([^<]*)<\/loc>/g);
    expect([...entries].map(([, address]) => address).sort()).toEqual(
      own.map(({address}) => settings.url + address).sort(),
    );
  });

  it('marks unlisted pages as noindex, without alternate languages', () => {
    for (const page of pages) {
      const isHidden = isUnlisted(findRoute(built, page));
      expect(readMeta(page, 'robots'), page.file).toEqual(
        isHidden ? ['noindex'] : [],
      );
      const languages = findLinks(page, 'alternate').filter(
        ({attribs}) => 'hreflang' in attribs,
      );
      expect(languages.length > 0, page.file).toBe(!isHidden);
    }
  });

  it('lists each page once in llms.txt or that of its set, and has its text in llms-full.txt', () => {
    const addressesIn = (file: string) =>
      [...read(file).matchAll(/^- \[.*?(?<!\\)\]\(([^)]+)\)/gm)].map(
        ([, address]) => address!.replace(settings.url, ''),
      );
    const sets = DOCS_SET_LIST.map(({routeBasePath}) => {
      const addresses = addressesIn(`${routeBasePath}/llms.txt`);
      const base = `${prefix}/${routeBasePath}/`;
      expect(addresses.filter((at) => !at.startsWith(base))).toEqual([]);
      return {list: `${base}llms.txt`, addresses};
    });
    const root = addressesIn('llms.txt');
    const versions = listed.map(({address}) =>
      address === (prefix || '/') ? `${prefix}/index.md` : `${address}.md`,
    );
    expect(
      root.concat(sets.flatMap(({addresses}) => addresses)).sort(),
    ).toEqual([...versions, ...sets.map(({list}) => list)].sort());
    const full = read('llms-full.txt');
    for (const address of versions) {
      const text = readFileSync(path.join(getBuildDir(build), address), 'utf8');
      expect(full.split(text).length - 1, address).toBe(1);
    }
  });

  it('lists existing pages and their former names', () => {
    const {pages: titles, names} = JSON.parse(read(PAGE_LIST_FILE)) as PageList;
    expect(Object.keys(titles).length).toBeGreaterThan(75);
    for (const [at, title] of Object.entries(titles)) {
      expect(title, at).toMatch(/\S/);
      expect(resolvePath(dir, `/${at}`).kind, at).toBe('file');
    }
    expect(Object.keys(names).length).toBeGreaterThan(10);
    expect(Object.values(names).filter((at) => !(at in titles))).toEqual([]);
  });

  it.each(CHANGELOGS)('%s has a section and an entry per version', (at) => {
    const page = findPage(built, at);
    const sections = findAll(
      page,
      ({name, attribs}) => name === 'h2' && /^v\d/.test(attribs['id'] ?? ''),
    ).map(({attribs}) => attribs['id']);
    expect(sections).not.toEqual([]);
    const linked = findAll(
      page,
      ({attribs}) => attribs['type'] === 'application/atom+xml',
    ).map(({name, attribs}) => `${name} ${attribs['href']}`);
    const feed = `${prefix}${at}.xml`;
    expect(linked.sort()).toEqual(
      hasFullHistory() ? [`a ${feed}`, `link ${feed}`] : [],
    );
    expect(existsSync(path.join(dir, `${at}.xml`))).toBe(hasFullHistory());
    if (hasFullHistory()) {
      const ids = read(`${at}.xml`).matchAll(/<entry>[^]*?<id>([^<]*)<\/id>/g);
      expect([...ids].map(([, id]) => id)).toEqual(
        sections.map((id) => `${settings.url}${prefix}${at}#${id}`),
      );
    }
  });
});
