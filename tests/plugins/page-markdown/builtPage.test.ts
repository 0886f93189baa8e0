import {describe, expect, it} from 'vitest';
import {
  readBuiltPage,
  readPageHead,
} from '../../../src/plugins/page-markdown/builtPage';
import {parseHtml} from '../../../src/search/records/dom';
import {DOCS_SET_LIST} from '../../../src/sets/index';

function headOf(title: string): string {
  return `<head><meta property=og:title content="${title}">
  <meta name=docsearch:docusaurus_tag content=docs-ocr-current><meta name=docsearch:version content=current>
  <link rel=canonical href=https://site.example/ocr/api/run></head><body><h1>No part of it</h1>`;
}

const read = (html: string) =>
  readPageHead(parseHtml(html), DOCS_SET_LIST, {
    siteTitle: 'SDKs',
    address: 'https://site.example/here',
  });

describe('readPageHead', () => {
  it('reads title, address and set, without the site’s name', () => {
    const {title, canonical, set} = read(headOf('run | SDKs'));
    expect({title, canonical, set}).toEqual({
      title: 'run',
      canonical: 'https://site.example/ocr/api/run',
      set: 'ocr',
    });
  });

  it('leaves a title that does not end with that name', () => {
    expect(read(headOf('SDKs | run')).title).toBe('SDKs | run');
  });

  it.each([
    ['run — SDKs', 'run'],
    ['All about SDKs', 'All about SDKs'],
    ['SDKs', 'SDKs'],
  ])('takes the site’s name from the end of %s', (title, own) => {
    expect(read(headOf(title)).title).toBe(own);
  });

  it('takes the title of the window, then that of the site', () => {
    expect(read('<title>run | SDKs</title>').title).toBe('run');
    expect(read('<p>Text.')).toEqual({
      title: 'SDKs',
      description: '',
      canonical: 'https://site.example/here',
    });
  });

  it('does not take a set for another whose id its own begins with', () => {
    const html = headOf('run').replace('docs-ocr-', 'docs-ocr-guide-');
    expect(read(html)).not.toHaveProperty('set');
  });
});

describe('readBuiltPage', () => {
  const page = (body: string) =>
    readBuiltPage(parseHtml(body), {
      title: 'Of the head',
      description: '',
      canonical: '',
    });

  it.each([
    ['<main><article><h1>Of the text</h1>', 'Of the text'],
    ['<header><h1>Of the hero</h1></header><main>', 'Of the hero'],
    ['<main><article><h2>Of a section</h2>', 'Of the head'],
  ])('names %s %s', (body, title) => {
    expect(page(body).title).toBe(title);
  });

  it.each([
    '<div class=theme-doc-markdown>Text</div>',
    '<article><h1>Text</h1></article>',
    '<main><h1>Text</h1><article>More</article></main>',
    '<div><header><h1>Text</h1></header><main>More</main></div>',
    '<div><main><h2>Text</h2></main></div>',
    '<body>Text',
  ])('finds the text of %s', (body) => {
    const {content} = page(
      body.includes('body') ? body : `<nav>x</nav>${body}`,
    );
    const [, name] = /^<(\w+)/.exec(body)!;
    expect(content.tagName).toBe(name);
  });
});
