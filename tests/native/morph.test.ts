import {describe, expect, it} from 'vitest';
import {morph} from '@site/src/native/morph';
import {put} from './support';

const other = (html: string): Element =>
  new DOMParser().parseFromString(html, 'text/html').body.firstElementChild!;

const before = `<div class="a" data-x="1"><nav><a href="/a" aria-current="page">A</a><a href="/b">B</a></nav><main><p>A</p></main></div>`;

describe('morph', () => {
  it.each([
    [
      'attributes and texts',
      `<div class="b" title="t"><nav><a href="/a">A</a><a href="/b" aria-current="page">C</a></nav><main><p>A</p></main></div>`,
    ],
    [
      'other children',
      `<div class="a"><nav><a href="/a">A</a></nav><aside></aside><main><p>B</p></main></div>`,
    ],
    [
      'comments, as React writes them between texts',
      `<div class="a"><nav>A<!-- -->B</nav><main><p>B</p></main></div>`,
    ],
  ])('makes an element like another one: %s', (_, after) => {
    const element = put(before);
    morph(element, other(after));
    expect(element.outerHTML).toBe(other(after).outerHTML);
  });

  it('keeps what both have in the same place, with its focus, and takes the text as it came', () => {
    const element = put(before);
    const link = element.querySelectorAll('a')[1]!;
    const text = element.querySelector('p');
    link.focus();
    morph(element, other(before.replace('<p>A', '<p>B')));
    expect(element.querySelectorAll('a')[1]).toBe(link);
    expect(document.activeElement).toBe(link);
    expect(element.querySelector('p')).not.toBe(text);
    expect(element.querySelector('p')!.textContent).toBe('B');
  });

  it('does so where a translator has wrapped the words', () => {
    const element = put(before);
    for (const text of element.querySelectorAll('a, p')) {
      text.innerHTML = `<font><font>${text.textContent}</font></font>`;
    }
    element.append(document.createElement('extension-panel'));
    morph(element, other(before));
    expect(element.outerHTML).toBe(other(before).outerHTML);
  });
});
