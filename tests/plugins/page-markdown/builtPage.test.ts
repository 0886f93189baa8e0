import {describe, expect, it} from 'vitest';
import {readPageHead} from '../../../src/plugins/page-markdown/builtPage';
import {parseHtml} from '../../../src/search/records/dom';
import {DOCS_SET_LIST} from '../../../src/sets/index';

function headOf(title: string): string {
  return `<head><meta property=og:title content="${title}">
  <meta name=docsearch:docusaurus_tag content=docs-ocr-current>
  <link rel=canonical href=https://site.example/ocr/api/run></head><body><h1>No part of it</h1>`;
}

const read = (html: string) =>
  readPageHead(parseHtml(html), DOCS_SET_LIST, 'SDKs');

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

  it('names what is missing', () => {
    expect(() => read('<head></head><body>')).toThrow('no title');
  });
});
