import {expect, it} from 'vitest';
import {readRecords} from '../../../scripts/typesense/readRecords';
import {builtFolder, builtPage, HOME} from './builtFolder';

it('takes the address from the build and names the site in the language of the page', () => {
  const records = readRecords(
    builtFolder({
      'index.html': builtPage('홈', 'ko', HOME),
      'legal.html': builtPage('법률', 'ko'),
      'legal/privacy.html': builtPage('개인정보', 'ko'),
      'legal-note.html': builtPage('알림', 'ko'),
      'en.html': builtPage('Home', 'en'),
      'en/legal.html': builtPage('Legal', 'en'),
      '404.html': builtPage('Not found', 'ko'),
      'en/404.html': builtPage('Not found', 'en'),
    }),
  );
  const titles = records.filter(({type}) => type === 'lvl1');
  expect(
    titles.map((record) => [
      record.url,
      record['hierarchy.lvl0'],
      record['hierarchy.lvl1'],
    ]),
  ).toEqual([
    ['https://site.example/docs/', '문서 처리 SDK', '홈'],
    ['https://site.example/docs/en', 'Document SDKs', 'Home'],
    ['https://site.example/docs/en/legal', 'Document SDKs', 'Legal'],
    ['https://site.example/docs/legal', '문서 처리 SDK', '법률'],
    ['https://site.example/docs/legal-note', '문서 처리 SDK', '알림'],
    ['https://site.example/docs/legal/privacy', '문서 처리 SDK', '개인정보'],
  ]);
});

it.each([
  ['no folder', undefined, 'no such folder. Run "npm run build" first'],
  ['no home page', {'a.html': builtPage('A', 'en')}, 'expected a home page'],
  [
    'a home page of something else',
    {'index.html': '<html><main><h1>A</h1></main>'},
    'found none',
  ],
  [
    'no text',
    {'index.html': `<html><head>${HOME}`},
    '1 pages, no record. Run "npm run build" first',
  ],
])('says what is wrong with %s', (_, files, message) => {
  const dir = files ? builtFolder(files) : '/nowhere/build';
  expect(() => readRecords(dir)).toThrow(message);
});
