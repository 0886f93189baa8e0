import {describe, expect, it} from 'vitest';
import {attributeOf, textOf} from '../../../src/search/records/dom';
import {all, bookPage, documentOf} from '../../support/bookPages';

describe('a page of a book', () => {
  it('lays open what a page opens, and leaves out what is pressed', () => {
    const book = documentOf(
      bookPage(
        '/ocr/one',
        `<ul role=tablist><li role=tab>Linux<li role=tab>Windows</ul>
<div role=tabpanel aria-label=Linux>first</div>
<div role=tabpanel aria-label=Windows hidden>second</div>
<details><summary>More</summary><p hidden>notice</p>third</details>
<figure class=theme-code-block><button>Copy</button><pre tabindex=0>code</pre></figure>
<h2 id=x>Head<a class=hash-link href=#x>#</a></h2>
<a href=/a target=_blank>away<svg aria-label="(opens in new tab)"><use href=#outside-the-text /></svg></a>
<form><input></form><dialog>dialog</dialog>`,
      ),
    );
    const article = all(book, ({tagName}) => tagName === 'article')[0]!;
    expect(textOf(article)).toBe(
      'Title of /ocr/one Linux first Windows second More third code Head away',
    );
    const kept = all(article, () => true).flatMap(({tagName, attrs}) => [
      tagName,
      ...attrs.map(({name}) => name),
    ]);
    expect(kept).not.toEqual(
      expect.arrayContaining([
        expect.stringMatching(
          /^(?:button|details|form|svg|hidden|tabindex|target|role)$/,
        ),
      ]),
    );
  });

  it.each([
    [24, 'theme-code-block'],
    [25, 'theme-code-block book-long'],
  ])(
    'lets code of more lines than a sheet keeps together break: %i',
    (lines, expected) => {
      const code = Array.from({length: lines}, () => 'x').join('\n');
      const book = documentOf(
        bookPage(
          '/ocr/one',
          `<figure class=theme-code-block><pre>${code}</pre></figure>`,
        ),
      );
      const [figure] = all(book, ({tagName}) => tagName === 'figure');
      expect(attributeOf(figure!, 'class')).toBe(expected);
    },
  );
});
