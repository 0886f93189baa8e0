import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {HOSTED_BUILD, buildDir} from '../../scripts/test/builds/builds';
import type {LiveSample} from '../../src/live/sample';
import {hasFullHistory} from '../../src/content';
import {OPEN_QUESTIONS} from '../../src/site/paths';
import {readCrawledPages} from './crawl/crawledPage';
import {findAll, hasClass, hrefsOf, textOf} from './html';
import {BUILT_LOCALES, contentPagesOf, pageAt} from './site';
import {isDocsRoute} from './sourceRoutes';

describe.each(BUILT_LOCALES)('$name', (built) => {
  const list = pageAt(built, OPEN_QUESTIONS);
  const address = built.prefix + OPEN_QUESTIONS;

  it('lists each mark of its pages, and each mark leads to its question', () => {
    const marks = contentPagesOf(built).flatMap((page) =>
      findAll(page, ({attribs}) => 'data-unspecified' in attribs),
    );
    const ids = marks.map(({attribs}) => attribs['data-unspecified']!);
    expect(ids.length).toBeGreaterThan(15);
    const listed = findAll(
      list,
      ({name, attribs}) =>
        name === 'li' && /^[a-z-]+\./.test(attribs['id'] ?? ''),
    ).map(({attribs}) => attribs['id']);
    expect(new Set(listed)).toEqual(new Set(ids));
    expect(new Set(listed).size).toBe(listed.length);
    for (const mark of marks) {
      const id = mark.attribs['data-unspecified'];
      expect(mark.name === 'span' ? [] : hrefsOf(mark)).toEqual(
        mark.name === 'span' ? [] : [`${address}#${id}`],
      );
    }
  });

  it('is linked from every footer', () => {
    const footers = contentPagesOf(built).flatMap((page) =>
      findAll(page, (element) => hasClass(element, 'footer')),
    );
    expect(footers.length).toBeGreaterThan(80);
    for (const footer of footers) {
      expect(hrefsOf(footer)).toContain(address);
    }
  });
});

describe('sources', () => {
  const EDIT = HOSTED_BUILD.settings.SITE_EDIT_URL;

  /** Git is asked once, not for each page. */
  const HAS_HISTORY = hasFullHistory();

  describe.each(BUILT_LOCALES)('$name', (built) => {
    const pages = contentPagesOf(built).filter(({address}) =>
      isDocsRoute(address.slice(built.prefix.length)),
    );
    const foot = pages.map((page) =>
      findAll(page, (element) => hasClass(element, 'theme-doc-footer')),
    );

    it('says of each page when it changed last, as the sitemap of its language does', () => {
      expect(pages.length).toBeGreaterThan(70);
      const xml = ['', '/en']
        .map((prefix) =>
          path.join(buildDir(built.build), prefix, 'sitemap.xml'),
        )
        .filter((file) => existsSync(file))
        .map((file) => readFileSync(file, 'utf8'))
        .join('');
      let compared = 0;
      for (const page of pages) {
        const days = findAll(page, ({name}) => name === 'time').map(
          ({attribs}) => attribs['datetime']?.slice(0, 10),
        );
        expect(days, page.file).toHaveLength(HAS_HISTORY ? 1 : 0);
        const entry = new RegExp(
          `<loc>${built.settings.url}${page.address}</loc><lastmod>([^<]*)<`,
        ).exec(xml);
        if (entry) {
          compared += 1;
          expect(days, page.file).toEqual([entry[1]]);
        }
      }
      expect(compared > 0).toBe(HAS_HISTORY);
    });

    it.skipIf(built.build === HOSTED_BUILD.name)(
      'offers nothing that is not configured',
      () => {
        const links = foot.flat().flatMap(hrefsOf);
        expect(links).toEqual([]);
        expect(
          pages.flatMap((page) =>
            findAll(page, (element) => hasClass(element, 'report-link')),
          ),
        ).toEqual([]);
      },
    );
  });

  describe('pages that can be edited and reported', () => {
    const pages = readCrawledPages(buildDir(HOSTED_BUILD.name)).filter(
      ({address}) =>
        isDocsRoute(address.replace(/^\/en/, '')) &&
        !/csh-redirect|\/$/.test(address),
    );
    const linksBelow = (name: string, page: (typeof pages)[number]) =>
      findAll(page, (element) => hasClass(element, name)).flatMap(hrefsOf);

    it('lead to their sources, in the language that is read, and name themselves in a report', () => {
      const sources = pages.flatMap((page) =>
        linksBelow('theme-doc-footer', page),
      );
      expect(sources.length).toBeGreaterThan(140);
      const missing = sources.filter(
        (href) => !existsSync(href.replace(`${EDIT}/`, '')),
      );
      expect(missing).toEqual([]);
      const reports = pages.flatMap((page) =>
        linksBelow('report-link', page).map((href) => ({page, href})),
      );
      expect(reports.length).toBeGreaterThan(140);
      for (const {page, href} of reports) {
        const body = new URL(href).searchParams.get('body') ?? '';
        expect(body.endsWith(page.address), href).toBe(true);
      }
    });
  });
});

/** Samples that readers can run, at least. */
const LEAST = 110;

describe.each(BUILT_LOCALES)('$name', (built) => {
  const {build, locale, prefix} = built;
  const dir = path.join(buildDir(build), prefix);
  const pages = contentPagesOf(built);
  const fences = pages.flatMap((page) =>
    findAll(
      page,
      ({name, children}) =>
        name === 'figure' &&
        children.some(
          (child) => 'attribs' in child && 'data-sample' in child.attribs,
        ),
    ),
  );
  const places = fences.map(
    (fence) =>
      fence.children.find(
        (child) => 'attribs' in child && 'data-sample' in child.attribs,
      ) as (typeof fences)[number],
  );
  const ids = new Set(places.map(({attribs}) => attribs['data-sample']!));

  it(`has ${LEAST} live samples at least, each with its data`, () => {
    expect(ids.size).toBeGreaterThanOrEqual(LEAST);
    for (const id of ids) {
      const file = path.join(dir, `assets/live/sample-${id}.json`);
      const sample = JSON.parse(readFileSync(file, 'utf8')) as LiveSample;
      expect(sample.modules.at(-1)!.code).toContain('"use strict"');
    }
  });

  it('has native buttons named Run and Edit at each, and a place that is empty', () => {
    const names = fences.map((fence) =>
      findAll(fence, ({attribs}) => 'data-live' in attribs).map(
        // A button that is not called native would load the application first.
        (button) =>
          `${button.attribs['data-native'] ?? 'application'} ${button.name} ${button.attribs['aria-label'] ?? textOf(button)}`,
      ),
    );
    const expected =
      locale === 'en'
        ? ['live button Run', 'live button Edit']
        : ['live button 실행 (Run)', 'live button 편집 (Edit)'];
    expect(new Set(names.map(String))).toEqual(new Set([String(expected)]));
    expect(places.every(({children}) => children.length === 0)).toBe(true);
  });
});
