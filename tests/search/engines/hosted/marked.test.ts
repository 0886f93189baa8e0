import {expect, it} from 'vitest';
import {parseMarked} from '../../../../src/search/engines/hosted/marked';

const match = (text: string) => ({text, isMatch: true});
const plain = (text: string) => ({text, isMatch: false});

it.each([
  ['', []],
  ['a <mark>b</mark> c', [plain('a '), match('b'), plain(' c')]],
  ['<mark>a</mark><mark>b</mark>', [match('a'), match('b')]],
  // Whether the collection holds it raw or escaped, and no deeper than that.
  ['<img onerror=x>', [plain('<img onerror=x>')]],
  ['List&lt;String&gt; &quot;&#39;&#x27;', [plain("List<String> \"''")]],
  ['&amp;lt; &nbsp;', [plain('&lt; &nbsp;')]],
  ['<mark>&lt;b</mark>&gt;', [match('<b'), plain('>')]],
  // Marks that are no pair.
  ['a</mark>b<mark>c', [plain('a'), plain('b'), match('c')]],
  ['<MARK>a</MARK>', [plain('<MARK>a</MARK>')]],
])('reads %s', (text, parts) => {
  expect(parseMarked(text)).toEqual(parts);
});
