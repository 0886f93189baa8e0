import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {HOSTED_BUILD, getBuildDir} from '../../scripts/test/builds/builds';
import {hasFullHistory} from '../../src/content';
import {createCommonLink} from '../../src/site/linkTable';
import {OPEN_QUESTIONS_ROUTE} from '../../src/site/paths';
import {findAll, hasClass, listHrefs} from './html';
import {BUILT_LOCALES, listContentPages, findPage, readPages} from './site';
import {isDocsRoute} from './sourceRoutes';

/** Queries git once instead of once per page. */
const HAS_HISTORY = hasFullHistory();

describe.each(BUILT_LOCALES)('$name', (built) => {
  const {prefix, settings} = built;
  const dir = getBuildDir(built.build);
  const pages = listContentPages(built);

  it('lists each open question that its pages mark, and links marks to the contact page or, in legal texts, to the list', () => {
    const marks = pages.flatMap((page) =>
      findAll(page, ({attribs}) => 'data-unspecified' in attribs),
    );
    const ids = marks.map(({attribs}) => attribs['data-unspecified']!);
    expect(ids.length).toBeGreaterThan(15);
    const listed = findAll(
      findPage(built, OPEN_QUESTIONS_ROUTE),
      ({name, attribs}) =>
        name === 'li' && /^[a-z-]+\./.test(attribs['id'] ?? ''),
    ).map(({attribs}) => attribs['id']);
    expect(listed.sort()).toEqual([...new Set(ids)].sort());
    for (const mark of marks.filter(({name}) => name !== 'span')) {
      const id = mark.attribs['data-unspecified'];
      expect(listHrefs(mark)).toEqual([
        id!.startsWith('legal.')
          ? `${prefix}${OPEN_QUESTIONS_ROUTE}#${id}`
          : createCommonLink('contact', built.context),
      ]);
    }
  });

  it('shows the date of the last change of each page, the same as in the sitemap', () => {
    const docs = pages.filter(({address}) =>
      isDocsRoute(address.slice(prefix.length)),
    );
    expect(docs.length).toBeGreaterThan(70);
    const xml = ['sitemap.xml', 'en/sitemap.xml']
      .map((name) => path.join(dir, name))
      .filter((file) => existsSync(file))
      .map((file) => readFileSync(file, 'utf8'))
      .join('');
    let compared = 0;
    for (const page of docs) {
      const days = findAll(page, ({name}) => name === 'time').map(({attribs}) =>
        attribs['datetime']?.slice(0, 10),
      );
      expect(days, page.file).toHaveLength(HAS_HISTORY ? 1 : 0);
      const entry = new RegExp(
        `<loc>${settings.url}${page.address}</loc><lastmod>([^<]*)<`,
      ).exec(xml);
      if (entry) {
        compared += 1;
        expect(days, page.file).toEqual([entry[1]]);
      }
    }
    expect(compared > 0).toBe(HAS_HISTORY);
  });
});

it('links each page to its source, in the language of its text', () => {
  const sources = readPages(HOSTED_BUILD.name)
    .flatMap((page) =>
      findAll(page, (element) => hasClass(element, 'theme-doc-footer')),
    )
    .flatMap(listHrefs);
  expect(sources.length).toBeGreaterThan(140);
  const root = `${HOSTED_BUILD.settings.SITE_EDIT_URL}/`;
  expect(sources.filter((href) => !existsSync(href.replace(root, '')))).toEqual(
    [],
  );
});
