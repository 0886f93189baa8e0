import {expect, it} from 'vitest';
import {extractPage} from '../../../src/search/records/extractPage';
import {joinPages} from '../../../src/search/records/joinPages';

const HOME = 'https://docs.example.com';

/** A page read from the text below its title. */
function pageOf(path: string, body: string, language = 'en') {
  const html = `<!doctype html><html lang=${language}><head><meta name=docsearch:language content=${language}><title>${path}</title><body><main><article><h1>${path}</h1>${body}</article></main>`;
  return extractPage({html, url: `${HOME}${path}`}, []) ?? [];
}

/** What other pages say of places, by their address. */
function textsOf(...pages: ReturnType<typeof pageOf>[]) {
  return Object.fromEntries(
    joinPages(pages.flat()).flatMap(({url, link_texts}) =>
      link_texts ? [[url.slice(HOME.length), link_texts]] : [],
    ),
  );
}

const SHEET = pageOf('/sheet', '<h2 id=sizes>Widths</h2><p>Text.');

it('gives pages and sections the texts of the links to them', () => {
  const other = pageOf(
    '/format',
    '<p>See <a href="/sheet">rows and columns</a>, or make room with <a href="/sheet#sizes">fitting columns</a>.',
  );
  expect(textsOf(SHEET, other)).toEqual({
    '/sheet': ['rows and columns'],
    '/sheet#sizes': ['fitting columns'],
  });
});

it('takes a short row or item with one link as a whole', () => {
  const other = pageOf(
    '/map',
    `<table><tr><td>freeze the first row<td><a href="/sheet">Sheet</a></table><ul><li><a href="/sheet">one</a>, <a href="/map2">two</a><li>${'long '.repeat(40)}<a href="/sheet#sizes">sizes</a></ul>`,
  );
  expect(textsOf(SHEET, other)).toEqual({
    '/sheet': ['freeze the first row Sheet', 'one'],
    '/sheet#sizes': ['sizes'],
  });
});

it('counts neither links of a page to itself, of other sites, nor of other languages', () => {
  const own = pageOf('/sheet', '<a href="#sizes">below</a>');
  const foreign = pageOf('/away', '<a href="https://example.com/sheet">x</a>');
  const korean = pageOf('/ko', '<a href="/sheet">시트</a>', 'ko');
  expect(textsOf(own, foreign, korean)).toEqual({});
});
