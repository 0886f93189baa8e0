// What programs read of a build: lists of pages, names, feeds, versions.
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {buildDir} from '../../scripts/test/builds/builds';
import {hasFullHistory} from '../../src/content';
import {SET_BUILDS} from '../../src/reference';
import {DOCS_SET_LIST} from '../../src/site/sets/index';
import {PAGE_LIST_FILE, type PageList} from '../../src/site/paths';
import {resolvePath} from './crawl/checkAddress';
import type {CrawledPage} from './crawl/crawledPage';
import {findAll, linksOf, metaOf} from './html';
import {BUILT_LOCALES, contentPagesOf, pageAt} from './site';
import {isUnlisted} from './sourceRoutes';

const CHANGELOGS = Object.values(SET_BUILDS).flatMap(({changelog}) =>
  changelog ? [changelog.page] : [],
);

describe.each(BUILT_LOCALES)('$name', (built) => {
  const {build, prefix, settings} = built;
  const dir = path.join(buildDir(build), prefix);
  const read = (file: string) => readFileSync(path.join(dir, file), 'utf8');
  const pages = contentPagesOf(built);
  const routeOf = ({address}: CrawledPage) =>
    address.slice(prefix.length) || '/';
  const listed = pages.filter((page) => !isUnlisted(routeOf(page)));

  it('lists in its sitemap each page that is written in its language, once', () => {
    // Documentation that nobody has translated names its English page as the original.
    const own = listed.filter((page) =>
      linksOf(page, 'canonical').every(
        ({attribs}) => attribs['href'] === settings.url + page.address,
      ),
    );
    const entries = read('sitemap.xml').matchAll(/<loc>([^<]*)<\/loc>/g);
    expect([...entries].map(([, address]) => address).sort()).toEqual(
      own.map(({address}) => settings.url + address).sort(),
    );
  });

  it('marks what is in no list, and leads from there to no other language', () => {
    for (const page of pages) {
      const isHidden = isUnlisted(routeOf(page));
      expect(metaOf(page, 'robots'), page.file).toEqual(
        isHidden ? ['noindex'] : [],
      );
      const languages = linksOf(page, 'alternate').filter(
        ({attribs}) => 'hreflang' in attribs,
      );
      expect(languages.length > 0, page.file).toBe(!isHidden);
    }
  });

  it('lists each page once for programs, with its text: at the root, or in the list of its set', () => {
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
      const text = readFileSync(path.join(buildDir(build), address), 'utf8');
      expect(full.split(text).length - 1, address).toBe(1);
    }
  });

  it('names pages that are there, and former names of such pages', () => {
    const {pages: titles, names} = JSON.parse(read(PAGE_LIST_FILE)) as PageList;
    expect(Object.keys(titles).length).toBeGreaterThan(75);
    for (const [at, title] of Object.entries(titles)) {
      expect(title, at).toMatch(/\S/);
      expect(resolvePath(dir, `/${at}`).kind, at).toBe('file');
    }
    expect(Object.keys(names).length).toBeGreaterThan(10);
    expect(Object.values(names).filter((at) => !(at in titles))).toEqual([]);
  });

  it.each(CHANGELOGS)(
    '%s has a section for each version, and a feed of them where git knows their days',
    (at) => {
      const page = pageAt(built, at);
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
        const ids = read(`${at}.xml`).matchAll(
          /<entry>[^]*?<id>([^<]*)<\/id>/g,
        );
        expect([...ids].map(([, id]) => id)).toEqual(
          sections.map((id) => `${settings.url}${prefix}${at}#${id}`),
        );
      }
    },
  );

  it('has one version of each set: current, labelled Next, the latest', () => {
    const main = readdirSync(path.join(dir, 'assets/js')).find((name) =>
      /^main\.\w+\.js$/.test(name),
    )!;
    const [, data = ''] =
      /JSON\.parse\('(\{"docusaurus-plugin-content-docs":.*?)'\)/.exec(
        read(`assets/js/${main}`),
      ) ?? [];
    const {'docusaurus-plugin-content-docs': sets} = JSON.parse(
      data.replace(/\\(['\\])/g, '$1'),
    ) as Record<string, object>;
    const version = {name: 'current', label: 'Next', isLast: true};
    expect(sets).toEqual(
      Object.fromEntries(
        DOCS_SET_LIST.map(({id}) => [
          id,
          expect.objectContaining({
            versions: [
              expect.objectContaining({...version, path: `${prefix}/${id}`}),
            ],
          }),
        ]),
      ),
    );
  });
});
