import {describe, expect, it} from 'vitest';
import {
  readBuiltPage,
  readPageHead,
} from '../../../src/plugins/page-markdown/builtPage';
import {renderMarkdown} from '../../../src/plugins/page-markdown/renderMarkdown';
import {parseHtml} from '../../../src/search/records/dom';
import {DOCS_SET_LIST} from '../../../src/sets/index';

const HEAD = `<html lang=en><head><meta name=description content="What it is: a test.">
  <meta name=docsearch:docusaurus_tag content=docs-ocr-current>
  <meta name=docsearch:version content=current>
  <link rel=canonical href=https://site.example/ocr/api/run></head>`;

function pageOf(content: string, head = HEAD): string {
  return `${head}<body><nav>Menu</nav><div class="theme-doc-markdown markdown"><header><h1>run</h1></header>${content}</div>`;
}

function twinOf(html: string): string {
  const nodes = parseHtml(html);
  const address = 'https://site.example/ocr/api/run';
  const head = readPageHead(nodes, DOCS_SET_LIST, {siteTitle: 'SDKs', address});
  return renderMarkdown(readBuiltPage(nodes, head), address);
}

function bodyOf(content: string): string {
  return twinOf(pageOf(content)).split('\n# run\n\n')[1]!.trimEnd();
}

describe('renderMarkdown', () => {
  it('begins with what the page is', () => {
    expect(twinOf(pageOf(''))).toBe(`---
title: run
description: 'What it is: a test.'
canonical: https://site.example/ocr/api/run
product: OCR SDK
version: current
language: en
---

# run
`);
  });

  it('names the language of the text, not of the interface', () => {
    const foreign = `<html lang=ko><link rel=canonical href=https://site.example/en/a><div lang=en>${pageOf('', '')}</div>`;
    expect(twinOf(foreign)).toContain('language: en');
  });

  it.each([
    [
      'code with its language and its title',
      '<figure class=theme-code-block><figcaption>a "b".c</figcaption><button>Copy</button><pre data-language=c><code><span>int</span> a;\n\n</code></pre></figure>',
      '```c title="a \'b\'.c"\nint a;\n\n```',
    ],
    [
      'code as it stands, where names that are links meet',
      '<figure class=theme-code-block><pre data-language=ts><code><span><a href=/a>Range</a><a href=/b>[]</a></span></code></pre></figure>',
      '```ts\nRange[]\n```',
    ],
    [
      'the panel of every tab below its label',
      '<ul role=tablist><li>npm<li>Yarn</ul><div><div role=tabpanel aria-label=npm><p>one</p></div><div role=tabpanel aria-label=Yarn hidden><p>two</p></div></div>',
      '**npm**\n\none\n\n**Yarn**\n\ntwo',
    ],
    [
      'tables, with lists and paragraphs on one line',
      '<table><thead><tr><th>A<th>B<tbody><tr><td><p>a<p>b<td><ul><li>c<li>d|e</ul></table>',
      '| A | B |\n| - | - |\n| a b | c; d\\|e |',
    ],
    [
      'notices',
      '<div class="theme-admonition alert"><div><span><svg></svg></span>warning</div><div><p>Mind this.</p></div></div>',
      '> **warning**\n>\n> Mind this.',
    ],
    [
      'the text alternative of a picture, once for both of its widths',
      '<figure><div><svg role=img><title>Parts</title><text>x</text></svg><svg role=img><title>Parts</title></svg></div><figcaption>Caption.</figcaption></figure>',
      '*Parts*\n\nCaption.',
    ],
    [
      'images with what they show',
      '<p><img src=/a.png alt="A sheet"><img src=/b.png alt=""></p>',
      '![A sheet](https://site.example/a.png)',
    ],
    [
      'whole addresses, of its own sections too',
      '<p><a href=../intro>Intro</a><a href=#errors>Errors</a></p>',
      '[Intro](https://site.example/ocr/intro) [Errors](https://site.example/ocr/api/run#errors)',
    ],
    [
      'what folds, unfolded',
      '<details><summary>More</summary><div><p>text</p></div></details>',
      '**More**\n\ntext',
    ],
    [
      'headings without their links, and nothing of the interface',
      '<h2 id=a>A<a class=hash-link href=#a>#</a></h2><nav>On this page</nav><p>b<!-- -->c</p><script>x()</script>',
      '## A\n\nbc',
    ],
  ])('keeps %s', (_what, html, markdown) => {
    expect(bodyOf(html)).toBe(markdown);
  });

  it('keeps text that stands in no paragraph apart', () => {
    expect(bodyOf('<a href=/x><h2>Card</h2><p>Text</p></a>')).toBe(
      '## [Card](https://site.example/x)\n\n[Text](https://site.example/x)',
    );
  });
});
