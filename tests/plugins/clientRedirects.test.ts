import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {mkdir, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {Parser} from 'htmlparser2';
import {afterEach, describe, expect, it} from 'vitest';
import siteRedirectsPlugin from '../../src/plugins/client-redirects';
import {renderRedirectPage} from '../../src/plugins/client-redirects/renderRedirectPage';

const PAGE = {
  to: '/base/ocr/intro',
  canonical: 'https://site.example/base/ocr/intro',
  script: '/base/js/redirect.js',
  integrity: 'sha256-abc',
  lang: 'en',
};

interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
}

function elementsOf(html: string): Element[] {
  const elements: Element[] = [];
  const parser = new Parser({
    onopentag: (name, attributes) => elements.push({name, attributes}),
  });
  parser.end(html);
  return elements;
}

const find = (html: string, name: string) =>
  elementsOf(html).find((element) => element.name === name)?.attributes;

describe('renderRedirectPage', () => {
  const html = renderRedirectPage(PAGE);

  it('leads on with scripts, without them, and by a link', () => {
    expect(find(html, 'script')).toEqual({
      src: PAGE.script,
      integrity: PAGE.integrity,
      'data-to': PAGE.to,
    });
    expect(html).toContain(
      `<noscript><meta http-equiv="refresh" content="0; url=${PAGE.to}"></noscript>`,
    );
    expect(find(html, 'a')).toEqual({href: PAGE.to});
  });

  it('stays out of search engines and names the target as canonical', () => {
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(find(html, 'link')).toEqual({
      rel: 'canonical',
      href: PAGE.canonical,
    });
    expect(find(html, 'html')).toEqual({lang: 'en'});
  });

  it('has no inline script, style or handler', () => {
    for (const {name, attributes} of elementsOf(html)) {
      expect(name).not.toBe('style');
      expect(
        Object.keys(attributes).filter((key) => /^(?:on|style)/.test(key)),
      ).toEqual([]);
    }
    expect(html).toMatch(/<script [^>]*><\/script>/);
  });

  it.each([
    '/a"><script>alert(1)</script>',
    '/a?x=1&y=2',
    "/a'onmouseover='x",
    '/a<b>',
  ])('keeps %s within its attributes', (to) => {
    const hostile = renderRedirectPage({
      to,
      canonical: to,
      script: to,
      integrity: to,
      lang: to,
    });
    expect(elementsOf(hostile).map(({name}) => name)).toEqual(
      elementsOf(html).map(({name}) => name),
    );
    expect(find(hostile, 'a')).toEqual({href: to});
    expect(find(hostile, 'script')?.['data-to']).toBe(to);
  });
});

describe('the redirects of a build', () => {
  const outDir = mkdtempSync(path.join(tmpdir(), 'redirects-'));
  afterEach(() => rmSync(outDir, {recursive: true, force: true}));

  const context = {
    baseUrl: '/base/',
    siteConfig: {
      url: 'https://site.example',
      trailingSlash: false,
      future: {experimental_router: 'browser'},
    },
    i18n: {currentLocale: 'en', localeConfigs: {en: {htmlLang: 'en'}}},
  };

  it('replace the original page, with and without a slash at the end', async () => {
    const {postBuild} = siteRedirectsPlugin(context as never, {
      id: 'default',
      redirects: [{from: '/old', to: '/new'}],
      fromExtensions: [],
      toExtensions: [],
    });
    await mkdir(path.join(outDir, 'js'));
    await writeFile(path.join(outDir, 'js/redirect.js'), '');
    await postBuild?.({
      ...context,
      outDir,
      routesPaths: ['/base/new'],
    } as never);
    const pages = ['old.html', 'old/index.html'].map((file) =>
      readFileSync(path.join(outDir, file), 'utf8'),
    );
    expect(pages[0]).toBe(pages[1]);
    expect(pages[0]).not.toContain('<script>');
    expect(find(pages[0]!, 'a')).toEqual({href: '/base/new'});
    expect(find(pages[0]!, 'link')?.['href']).toBe(
      'https://site.example/base/new',
    );
    expect(find(pages[0]!, 'script')).toMatchObject({
      src: '/base/js/redirect.js',
      // https://www.w3.org/TR/sri-2/#integrity-metadata-description, of the empty file
      integrity: 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=',
    });
  });
});
