import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Element} from 'domhandler';
import {describe, expect, it} from 'vitest';
import {buildDir} from '../../scripts/test/builds/builds';
import {lastingHtml} from '../../src/plugins/built-pages/lastingHtml';
import {integrityOf} from '../../src/plugins/integrity/integrityOf';
import {ALGORITHM, listedName} from '../../src/plugins/integrity/listedName';
import {inlineCode, policyHash} from '../../scripts/hosts/inlineCode';
import type {CrawledPage} from './crawl/crawledPage';
import {findAll, findOne, hasClass, linksOf, metaOf, textOf} from './html';
import {
  BUILT_LOCALES,
  contentPagesOf,
  pagesOf,
  redirectPagesOf,
  type BuiltLocale,
} from './site';

/** src/native/early.ts on every page, src/native/kept-input on those that load the application at idle. */
const INLINE_SCRIPTS = ['early', 'kept-input'];

function scriptsOf(page: CrawledPage): number {
  return metaOf(page, 'app-at-idle').length > 0 ? INLINE_SCRIPTS.length : 1;
}

/** The values that more than one page has, with those pages. */
function shared(pages: CrawledPage[], value: (page: CrawledPage) => string) {
  const files = new Map<string, string[]>();
  for (const page of pages) {
    const key = value(page);
    files.set(key, [...(files.get(key) ?? []), page.file]);
  }
  return [...files].filter(([, names]) => names.length > 1);
}

function titleOf(page: CrawledPage): string {
  return textOf(
    findOne(
      page,
      'title',
      ({name, parent}) => name === 'title' && parentName(parent) === 'head',
    ),
  );
}

function parentName(parent: unknown): string | undefined {
  return (parent as {name?: string} | null)?.name;
}

function describedPages(built: BuiltLocale): CrawledPage[] {
  const unlisted = ['/404', '/search'].map((path) => built.prefix + path);
  return contentPagesOf(built).filter(
    ({address}) => !unlisted.includes(address),
  );
}

function isDoc({address}: CrawledPage): boolean {
  return /\/(?:spreadsheet|ocr)\//.test(address);
}

describe.each(BUILT_LOCALES)('$name', (built) => {
  const pages = contentPagesOf(built);

  // The classic theme loads those that Prism's own renderer does not know.
  it.each(['c', 'ts', 'bash', 'csharp', 'java', 'powershell'])(
    'colours code in %s',
    (language) => {
      const blocks = pages.flatMap((page) =>
        findAll(page, ({attribs}) => attribs['data-language'] === language),
      );
      expect(blocks.length).toBeGreaterThan(0);
      const isToken = (element: Element) => hasClass(element, 'token');
      expect(blocks.some((block) => findAll(block, isToken)[0])).toBe(true);
    },
  );

  it('has one first-level heading on every page', () => {
    expect(pages.length).toBeGreaterThan(80);
    for (const page of pages) {
      const headings = findAll(page, ({name}) => name === 'h1');
      expect(headings, page.file).toHaveLength(1);
      expect(textOf(headings[0]!), page.file).not.toBe('');
    }
  });

  it('gives every page a title of its own', () => {
    expect(shared(pages, titleOf)).toEqual([]);
    for (const page of pages) {
      expect(titleOf(page), page.file).toMatch(/\S/);
    }
  });

  it('gives every page a description of its own', () => {
    const described = describedPages(built);
    expect(
      shared(described, (page) => metaOf(page, 'description').join()),
    ).toEqual([]);
    for (const page of described) {
      const descriptions = metaOf(page, 'description');
      expect(descriptions, page.file).toHaveLength(1);
      const {length} = descriptions[0]!;
      // Korean says as much in fewer characters.
      expect(length, page.file).toBeGreaterThanOrEqual(
        built.locale === 'ko' ? 25 : 50,
      );
      expect(length, page.file).toBeLessThanOrEqual(160);
    }
  });

  it('marks the variant and the language on every page', () => {
    for (const page of pages) {
      const html = findOne(page, 'html', ({name}) => name === 'html');
      expect(html.attribs['lang'], page.file).toBe(built.locale);
      expect(hasClass(html, `variant-${built.settings.variant}`)).toBe(true);
      const other = built.settings.variant === 'global' ? 'domestic' : 'global';
      expect(page.html, page.file).not.toContain(`variant-${other}`);
    }
  });

  it('needs the application for search and missing pages alone', () => {
    const needing = contentPagesOf(built).filter((page) => scriptsOf(page) > 1);
    expect(needing.map(({address}) => address).sort()).toEqual(
      ['/404', '/search'].map((path) => built.prefix + path),
    );
  });

  it('says what lasts of a page while the scripts and styles of the site change', () => {
    for (const page of pages) {
      expect(lastingHtml(page.html), page.file).not.toMatch(
        /\.\w{8}\.(?:js|css)|sha256-|rel="?stylesheet|<style data-href/,
      );
    }
  });

  it('names itself, or its original, as the address to index', () => {
    const {url, locales} = built.settings;
    const root = locales.length > 1 ? '/en' : '';
    for (const page of describedPages(built)) {
      const own =
        url +
        page.address
          // The original of a legal text's dated address is the text in force.
          .replace(/(\/legal\/[a-z]+)\/[\d-]+$/, '$1');
      const original = url + root + page.address;
      const foreign = built.locale === 'ko' && isDoc(page);
      const canonical = linksOf(page, 'canonical').map(
        ({attribs}) => attribs['href'],
      );
      expect(canonical, page.file).toEqual([foreign ? original : own]);
      expect(metaOf(page, 'og:url'), page.file).toEqual([
        foreign ? original : own,
      ]);
    }
  });

  it('names the page in every language that it is written in, in both directions', () => {
    const {url, locales} = built.settings;
    const listed = describedPages(built).filter(
      (page) => !metaOf(page, 'robots').includes('noindex'),
    );
    for (const page of listed) {
      const path = page.address.slice(built.prefix.length) || '/';
      const alternates = Object.fromEntries(
        linksOf(page, 'alternate')
          .filter(({attribs}) => 'hreflang' in attribs)
          .map(({attribs}) => [attribs['hreflang'], attribs['href']]),
      );
      const addresses = locales.map((locale, index): [string, string] => [
        locale,
        url + (index === 0 ? path : `/${locale}${path === '/' ? '' : path}`),
      ]);
      // Nobody has translated the documentation yet.
      const written = addresses.filter(
        ([locale]) => locale === 'en' || !isDoc(page),
      );
      expect(alternates, page.file).toEqual({
        ...Object.fromEntries(written),
        'x-default': written[0]![1],
      });
    }
  });

  it('says on a foreign page, in the reader’s language, that it is one', () => {
    const foreign = pages.filter(
      (page) => built.locale === 'ko' && isDoc(page),
    );
    expect(foreign.length > 0).toBe(built.locale === 'ko');
    for (const page of foreign) {
      findOne(
        page,
        'text in English',
        (element) =>
          element.attribs['lang'] === 'en' &&
          findAll(element, ({name}) => name === 'h1').length === 1,
      );
      const notice = findOne(
        page,
        'link to the English edition',
        ({attribs}) =>
          attribs['href'] === `/en${page.address}` &&
          attribs['hreflang'] === 'en' &&
          attribs['class'] === undefined,
      );
      expect(textOf(notice), page.file).toBe('영어판');
    }
    const unmarked = pages.filter(
      (page) => isDoc(page) && !foreign.includes(page),
    );
    for (const page of unmarked) {
      const marks = findAll(
        page,
        ({name, attribs}) => name === 'div' && 'lang' in attribs,
      );
      expect(marks.length, page.file).toBe(0);
    }
  });
});

describe('scripts and styles in pages', () => {
  const builds = [...new Set(BUILT_LOCALES.map(({build}) => build))];

  it.each(builds)('%s has the same inline scripts on every page', (build) => {
    const redirects = new Set(
      BUILT_LOCALES.filter((built) => built.build === build)
        .flatMap(redirectPagesOf)
        .map(({file}) => file),
    );
    const hashes = new Set<string>();
    for (const page of pagesOf(build)) {
      const {scripts} = inlineCode(page.html);
      expect(scripts.length, page.file).toBe(
        redirects.has(page.file) ? 0 : scriptsOf(page),
      );
      scripts.forEach((script) => hashes.add(policyHash(script)));
    }
    console.log(
      `${build}: ${pagesOf(build).length} pages, scripts ${[...hashes].join(' ')}`,
    );
    expect([...hashes]).toHaveLength(INLINE_SCRIPTS.length);
    expect(redirects.size).toBeGreaterThan(30);
  });

  it.each(builds)(
    '%s has its styles in its pages, behind the script and before all that is loaded',
    (build) => {
      let sheets = 0;
      for (const page of pagesOf(build)) {
        const order = findAll(
          page,
          ({name, attribs}) =>
            name === 'style' ||
            (name === 'script' && attribs['type'] === undefined),
        ).map(({name, attribs}) => ('src' in attribs ? 'file' : name));
        sheets += order.filter((name) => name === 'style').length;
        expect(order.join(' '), page.file).toMatch(
          /^(?:script (?:style )+file(?: script)?|(?:script )?(?:file)?)$/,
        );
      }
      expect(sheets).toBeGreaterThan(80);
    },
  );

  it.each(builds)('%s has no other code in its pages', (build) => {
    const found = pagesOf(build).flatMap(({file, html}) =>
      inlineCode(html).forbidden.map((code) => `${file}: ${code}`),
    );
    expect(found).toEqual([]);
  });

  it.each(builds)('%s says what each of its files must hold', (build) => {
    const tags = pagesOf(build).flatMap((page) =>
      findAll(
        page,
        ({name, attribs}) =>
          (name === 'script' && 'src' in attribs) ||
          (name === 'link' && attribs['rel'] === 'stylesheet'),
      ).map(({attribs}) => attribs),
    );
    const listed = pagesOf(build)
      .flatMap((page) => [
        ...metaOf(page, 'app-scripts'),
        ...metaOf(page, 'search-files').map((files) =>
          files.split(' ').slice(0, 2).join(' '),
        ),
      ])
      .flatMap((files) => files.split(' '))
      .map((address) => address.split('#'));
    const named = [
      ...tags.map(({src, href, integrity}) => [src ?? href, integrity]),
      ...listed,
    ];
    const wrong = [...new Set(named.map((pair) => pair.join(' ')))].filter(
      (pair) => {
        const [address = '', integrity] = pair.split(' ');
        return (
          integrity !==
          integrityOf(readFileSync(path.join(buildDir(build), address)))
        );
      },
    );
    expect(wrong).toEqual([]);
    expect(named.length).toBeGreaterThan(500);
  });

  it.each(BUILT_LOCALES)(
    '$name lists what the files that the application loads must hold',
    ({build, prefix}) => {
      const root = path.join(buildDir(build), prefix, 'assets');
      const lists = readdirSync(root).filter((file) =>
        /^integrity\.\w{8}\.json$/.test(file),
      );
      expect(lists).toHaveLength(1);
      const text = readFileSync(path.join(root, lists[0]!));
      const list = JSON.parse(text.toString()) as Record<string, string>;
      const files = ['js', 'css'].flatMap((kind) =>
        readdirSync(path.join(root, kind)).map((file) => `${kind}/${file}`),
      );
      const runtime = files.find((file) => file.startsWith('js/runtime~main'))!;
      expect(readFileSync(path.join(root, runtime), 'utf8')).toContain(
        `fetch("${prefix}/assets/${lists[0]}",{cache:c,integrity:"${integrityOf(text)}"})`,
      );
      // By the numbers of their chunks, or the names of their parts.
      const chunks = files.filter(
        (file) =>
          /^js\/[\da-f]+\.[\da-f]{8}\.js$/.test(file) ||
          (file.startsWith('css/') && !/^css\/search\./.test(file)),
      );
      expect(
        chunks.filter(
          (file) =>
            ALGORITHM + list[listedName(file)] !==
            integrityOf(readFileSync(path.join(root, file))),
        ),
      ).toEqual([]);
      expect(chunks.length).toBeGreaterThan(100);
    },
  );

  it('load the dark logo only where pages can turn dark', () => {
    const naming = (build: (typeof builds)[number]) =>
      pagesOf(build).filter(({html}) => html.includes('logo-dark'));
    expect(naming('global-en')).toEqual([]);
    expect(naming('global-ko-en').length).toBeGreaterThan(160);
  });

  it.each(builds)(
    '%s names no element so that it stands for something of the document or its form',
    (build) => {
      const elements = pagesOf(build).flatMap((page) =>
        findAll(page, ({attribs}) => 'name' in attribs),
      );
      // https://html.spec.whatwg.org/multipage/dom.html#dom-document-nameditem
      const inDocument = ['img', 'form', 'embed', 'object', 'iframe'];
      const inForm = ['input', 'button', 'select', 'textarea', 'output'];
      const ofForm =
        /^(?:action|children|elements|id|length|method|name|nodeName|parent\w*|remove|reset|submit|target)$/;
      const found = elements
        .filter(
          ({name, attribs}) =>
            inDocument.includes(name) ||
            (inForm.includes(name) && ofForm.test(attribs['name']!)),
        )
        .map(({name, attribs}) => `<${name} name="${attribs['name']}">`);
      expect(elements.length).toBeGreaterThan(100);
      expect(found).toEqual([]);
    },
  );

  it.each(builds)('%s loads scripts and styles from itself only', (build) => {
    const loaded = pagesOf(build).flatMap((page) =>
      findAll(
        page,
        ({name, attribs}) =>
          (name === 'script' && 'src' in attribs) ||
          name === 'img' ||
          name === 'iframe' ||
          (name === 'link' &&
            /stylesheet|preload|icon|preconnect|prefetch/.test(
              attribs['rel'] ?? '',
            )),
      ).map(({attribs}) => attribs['src'] ?? attribs['href'] ?? ''),
    );
    expect(loaded.length).toBeGreaterThan(300);
    expect(
      loaded.filter((address) => !/^\/(?!\/)|^data:image/.test(address)),
    ).toEqual([]);
  });
});
