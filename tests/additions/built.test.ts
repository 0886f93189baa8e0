import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Element} from 'domhandler';
import {DomUtils, parseDocument} from 'htmlparser2';
import {describe, expect, it} from 'vitest';
import {getBuildDir, ORDINARY_BUILD} from '../../scripts/test/builds/builds';
import {findAll, findOne, hasClass, listHrefs, readText} from '../build/html';
import {PRODUCT} from './thirdSet';

// The built site of an owner who added a set, a product and pages.

const DIR = getBuildDir(ORDINARY_BUILD.name);

describe('the build', () => {
  const read = (file: string) => readFileSync(path.join(DIR, file), 'utf8');

  function pageOf(file: string): Element {
    const document = parseDocument(read(file));
    return DomUtils.getElementsByTagName('html', document, true)[0]!;
  }
  const named = (page: Element, name: string) =>
    findOne(page, name, (element) => element.name === name);
  const byClass = (page: Element, name: string) =>
    findAll(page, (element) => hasClass(element, name))[0]!;

  it.each([
    ['index.html', 'navbar', '/viewer/intro'],
    ['index.html', 'footer', '/viewer/intro'],
    ['index.html', 'hero_', '/viewer/intro'],
    ['en.html', 'hero_', '/viewer/intro'],
    ['404.html', 'main', '/viewer/intro'],
    ['search.html', 'main', '/viewer/intro'],
    ['viewer/csh-redirect.html', 'main', '/viewer/guide/open#call'],
    ['viewer/guide/open.html', 'theme-doc-sidebar-menu', '/viewer/guide/open'],
    ['reader/intro.html', 'theme-doc-sidebar-menu', '/reader/intro'],
    [
      'ocr/installation/gpu_support.html',
      'theme-doc-sidebar-menu',
      '/ocr/installation/containers',
    ],
    [
      'ocr/installation/gpu_support.html',
      'pagination-nav',
      '/ocr/installation/containers',
    ],
    ['index.html', 'navbar', PRODUCT.address],
    ['index.html', 'navbar', 'https://demo.example.com/en/viewer-domestic-sdk'],
    ['index.html', 'footer', PRODUCT.address],
    ['products.html', 'main', PRODUCT.address],
  ])('links from %s, %s, to %s', (file, place, href) => {
    const page = pageOf(file);
    const found = place === 'main' ? named(page, 'main') : byClass(page, place);
    expect(listHrefs(found)).toContain(href);
  });

  it.each(['index.html', 'en.html'])('shows the set on %s', (file) => {
    const page = pageOf(file);
    const below = (id: string) =>
      findOne(page, id, ({attribs}) => attribs['id'] === id).parent as Element;
    expect(listHrefs(below('tasks-viewer'))).toContain('/viewer/guide/open');
    expect(readText(below('sample-viewer'))).toContain('createElement');
  });

  it('shows the product on a card with links to store and documents', () => {
    const heading = findOne(
      pageOf('index.html'),
      'card',
      ({attribs}) => attribs['id'] === 'product-viewer-domestic',
    );
    const card = heading.parent as Element;
    expect(readText(card)).toContain(PRODUCT.summary);
    expect(listHrefs(card)).toEqual(
      expect.arrayContaining([PRODUCT.address, '/viewer/intro']),
    );
  });

  it('has the set and the page in the search index and the sitemap', () => {
    const index = readdirSync(path.join(DIR, 'search-index'))
      .map((file) => read(`search-index/${file}`))
      .join('\n');
    for (const text of [
      'docs-viewer-current',
      'Open a document in the viewer',
      'Running in a container',
    ]) {
      expect(index).toContain(text);
    }
    for (const page of ['viewer/guide/open', 'ocr/installation/containers']) {
      expect(read('sitemap.xml')).toContain(`/${page}</loc>`);
    }
  });
});
