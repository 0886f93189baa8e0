import {describe, expect, it} from 'vitest';
import {articleOf} from '@site/src/components/legal/LegalDialog/loadArticle';

const HREF = '/en/legal/terms';

function take(article: string): HTMLElement {
  const html = `<html><body><nav id="nav">menu</nav><main><article>${article}</article></main></body></html>`;
  const host = document.createElement('div');
  host.append(articleOf(html, HREF));
  return host;
}

describe('articleOf', () => {
  it('takes the article alone, without its title', () => {
    const host = take('<header><h1>Terms</h1></header><p>Text</p>');
    expect(host.textContent).toBe('Text');
    expect(host.querySelector('#nav')).toBeNull();
  });

  it('prefixes ids and what refers to them', () => {
    const host = take('<h2 id="a">A</h2><p aria-labelledby="a b">B</p>');
    expect(host.querySelector('h2')?.id).toBe('legal-dialog-a');
    expect(host.querySelector('p')?.getAttribute('aria-labelledby')).toBe(
      'legal-dialog-a legal-dialog-b',
    );
  });

  it('makes links absolute, below the page they stand on', () => {
    const host = take(
      '<a href="#a">1</a><a href="/en/legal/refund#b">2</a><a href="https://sdk.example.com/x">3</a>',
    );
    const origin = window.location.origin;
    expect([...host.querySelectorAll('a')].map(({href}) => href)).toEqual([
      `${origin}/en/legal/terms#a`,
      `${origin}/en/legal/refund#b`,
      'https://sdk.example.com/x',
    ]);
  });

  it('leaves out whatever would run or load', () => {
    const host = take(
      '<p>Text</p><script>x</script><style>x</style><iframe src="/x"></iframe><link rel="stylesheet" href="/x">',
    );
    expect(host.querySelectorAll('script, style, iframe, link')).toHaveLength(
      0,
    );
    expect(host.textContent).toBe('Text');
  });

  it('fails for a page without an article', () => {
    expect(() => articleOf('<p>Not found</p>', HREF)).toThrow(
      '/en/legal/terms holds no article.',
    );
  });
});
