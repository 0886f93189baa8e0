// @vitest-environment jsdom
import {expect, it} from 'vitest';
import {renderOpenSearch} from '../../src/plugins/search-index/openSearch';

/** The parts of a description, as a browser reads it. */
function read(site: Parameters<typeof renderOpenSearch>[0]) {
  const document = new DOMParser().parseFromString(
    renderOpenSearch(site),
    'application/xml',
  );
  const part = (name: string) => document.getElementsByTagName(name)[0];
  return {
    name: part('ShortName')?.textContent,
    description: part('Description')?.textContent,
    image: part('Image')?.textContent,
    template: part('Url')?.getAttribute('template'),
  };
}

it('leads to the results page of the locale', () => {
  expect(
    read({
      title: '문서 처리 SDK',
      home: 'https://docs.example.com/base/en/',
      favicon: 'img/favicon.svg',
    }),
  ).toEqual({
    name: '문서 처리 SDK',
    description: '문서 처리 SDK',
    image: 'https://docs.example.com/base/en/img/favicon.svg',
    template: 'https://docs.example.com/base/en/search?q={searchTerms}',
  });
});

it('keeps to the 16 characters of a short name, and any title is text', () => {
  const site = {home: 'https://docs.example.com/', favicon: undefined};
  expect(read({...site, title: 'R&D <Documents> of "us"'})).toMatchObject({
    name: 'R&D <Documents>',
    description: 'R&D <Documents> of "us"',
    image: undefined,
  });
});
