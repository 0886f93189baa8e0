import {expect, it, onTestFinished} from 'vitest';
import {readRecords} from '../../../scripts/typesense/readRecords';
import {folderOf, type Files} from '../../support/folderOf';

const HOME = '<link rel=canonical href=https://site.example/docs/>';

function builtPage(title: string, language: string, head = ''): string {
  return `<html lang=${language}><head>${head}<meta name=docsearch:language content=${language}><main><h1>${title}</h1><p>Text.</p></main>`;
}

const read = (files: Files) => readRecords(folderOf(files, onTestFinished));

it('takes the address from the build and names the site in the language of the page', () => {
  const records = read({
    'index.html': builtPage('홈', 'ko', HOME),
    'legal.html': builtPage('법률', 'ko'),
    'legal/privacy.html': builtPage('개인정보', 'ko'),
    'legal-note.html': builtPage('알림', 'ko'),
    'en.html': builtPage('Home', 'en'),
    'en/legal.html': builtPage('Legal', 'en'),
    '404.html': builtPage('Not found', 'ko'),
    'en/404.html': builtPage('Not found', 'en'),
  });
  const titles = records
    .filter(({type}) => type === 'lvl1')
    .map((each) => [each.url, each['hierarchy.lvl0'], each['hierarchy.lvl1']]);
  expect(titles).toEqual([
    ['https://site.example/docs/', '문서 처리 SDK', '홈'],
    ['https://site.example/docs/en', 'Document SDKs', 'Home'],
    ['https://site.example/docs/en/legal', 'Document SDKs', 'Legal'],
    ['https://site.example/docs/legal', '문서 처리 SDK', '법률'],
    ['https://site.example/docs/legal-note', '문서 처리 SDK', '알림'],
    ['https://site.example/docs/legal/privacy', '문서 처리 SDK', '개인정보'],
  ]);
});

it.each<[string, Files, string]>([
  ['no home page', {'a.html': builtPage('A', 'en')}, 'expected a home page'],
  ['another home page', {'index.html': '<main><h1>A</h1>'}, 'found none'],
  ['no pages', {}, 'expected a home page'],
  ['no text', {'index.html': `<head>${HOME}`}, '1 pages, no record'],
])('says what is wrong with %s', (_, files, message) => {
  expect(() => read(files)).toThrow(message);
});
