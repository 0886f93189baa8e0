import {describe, expect, it} from 'vitest';
import {readHit} from '../../../../src/search/engines/hosted/readHit';

const plain = (text: string) => [{text, isMatch: false}];

/** Reads the hit of a group with this document and highlight. */
function read(document: object, highlight: unknown = {}) {
  return readHit({
    group_key: ['x'],
    hits: [{document: {url: '/a', type: 'lvl2', ...document}, highlight}],
  })!;
}

describe('readHit', () => {
  it('reads texts as text, in the order of the levels', () => {
    const document = {
      'hierarchy.lvl0': 'OCR &lt;SDK&gt;',
      'hierarchy.lvl1': 'run',
      'hierarchy.lvl3': '<b>Errors</b>',
    };
    const highlight = {'hierarchy.lvl1': {value: '<mark>run</mark>'}};
    expect(read(document, highlight)).toEqual({
      address: '/a',
      type: 'lvl2',
      section: 'OCR <SDK>',
      title: plain('<b>Errors</b>'),
      path: [[{text: 'run', isMatch: true}]],
      summary: [],
    });
  });

  it('takes the part of a text around the match before all of it', () => {
    const document = {'hierarchy.lvl1': 'run', content: 'a b c'};
    const summaryOf = (content: unknown) => read(document, {content}).summary;
    expect(summaryOf({snippet: 'b', value: 'a b'})).toEqual(plain('b'));
    expect(summaryOf({value: 'a b'})).toEqual(plain('a b'));
    for (const nothing of [undefined, 5, {}, {snippet: 5}]) {
      expect(summaryOf(nothing)).toEqual(plain('a b c'));
    }
    expect(read({...document, content: 7}).summary).toEqual([]);
  });

  it('knows a page by whatever heading it has', () => {
    expect(read({'hierarchy.lvl0': 'SDK'})).toMatchObject({
      section: 'SDK',
      title: plain('SDK'),
      path: [],
    });
    expect(read({'hierarchy.lvl1': 'a', 'hierarchy.lvl2': 'b'})).toMatchObject({
      section: '',
      title: plain('b'),
      path: [plain('a')],
    });
  });

  it('takes what it does not know for text', () => {
    const document = {'hierarchy.lvl1': 'run', type: 'lvl9'};
    expect(read(document).type).toBe('content');
  });
});
