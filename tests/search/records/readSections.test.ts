import {describe, expect, it} from 'vitest';
import {ADDRESS, contentsOf, recordsOf} from './support';

describe('headings', () => {
  it('of all six levels stand below each other', () => {
    const body =
      '<h1>One</h1>' +
      [2, 3, 4, 5, 6].map((n) => `<h${n} id=h${n}>Level ${n}</h${n}>`).join('');
    const records = recordsOf({body});
    expect(records.map(({type}) => type)).toEqual(
      [1, 2, 3, 4, 5, 6].map((n) => `lvl${n}`),
    );
    expect(records.at(-1)).toMatchObject({
      'hierarchy.lvl1': 'One',
      'hierarchy.lvl2': 'Level 2',
      'hierarchy.lvl6': 'Level 6',
      anchor: 'h6',
      url: `${ADDRESS}#h6`,
    });
  });

  it('and texts of an index are left out: its rows lead to what is to be found', () => {
    const records = recordsOf({
      body: '<h1>A to Z</h1><p>Look up.</p><div data-search=skip><h2 id=a>A</h2><ul><li>add()</ul></div><h2 id=more>More</h2>',
    });
    expect(records.map(({anchor}) => anchor)).toEqual(['', '', 'more']);
    expect(JSON.stringify(records)).not.toContain('add()');
  });

  it('are read without the link to themselves', () => {
    const [, heading] = recordsOf({
      body: '<h1>run</h1><h2 class=anchor id=errors>Errors &amp; limits<a href=#errors class=hash-link aria-label="Direct link">​</a></h2>',
    });
    expect(heading!['hierarchy.lvl2']).toBe('Errors & limits');
  });

  it('with an anchor of the theme, or none, are reached by the closest one before', () => {
    const records = recordsOf({
      body: '<h1>run</h1><h2 id=__docusaurus_x>First</h2><p>One.<h2 id=good>Good</h2><h3>None</h3><p>Two.<h3 id=__y>Hidden</h3>',
    });
    expect(records.map(({anchor}) => anchor)).toEqual([
      '',
      '',
      '',
      'good',
      'good',
      'good',
      'good',
    ]);
    expect(records.map(({url}) => url)).not.toContain(`${ADDRESS}#__y`);
  });
});

describe('text', () => {
  it('of paragraphs is joined into pieces that are not too long', () => {
    const long = 'word '.repeat(100).trim();
    expect(contentsOf(`<p>One.<p>Two.<p>${long}<p>${long}`)).toEqual([
      `One. Two. ${long}`,
      long,
    ]);
  });

  it('of tables is read row by row, first columns and heads too', () => {
    expect(
      contentsOf(
        '<table><thead><tr><th>Name<th>Meaning<tbody><tr><td><code>timeoutMs</code><td>Time to wait<br>in milliseconds<tr><th>flags<td></table>',
      ),
    ).toEqual([
      'Name · Meaning timeoutMs · Time to wait in milliseconds flags',
    ]);
  });

  it.each([
    ['<dl><dt>Term<dd>Meaning</dl>', 'Term Meaning'],
    ['<blockquote><p>Quoted</blockquote>', 'Quoted'],
    ['<details><summary>More</summary><p>Details</details>', 'More Details'],
    ['<figure><img alt=x><figcaption>Caption</figcaption></figure>', 'Caption'],
    [
      '<div class=theme-admonition><div>note</div><p>Mind this.</div>',
      'Mind this.',
    ],
    ['<p>a&nbsp;b\u200bc\n  d', 'a bc d'],
    ['<p>List&lt;String&gt; &amp; co', 'List<String> & co'],
  ])('of %s is "%s"', (html, text) => {
    expect(contentsOf(html)).toEqual([text]);
  });
});

describe('a page as the minifier leaves it, without end tags', () => {
  it('keeps what stands in cards', () => {
    const card = (name: string) =>
      `<li><article><h3>${name}</h3><p>About ${name}.<p><a href=/>Buy ${name}</a></article>`;
    const records = recordsOf({
      body: `<h1>SDKs</h1><section><ul>${card('Office')}${card('Sheet')}</ul></section><section><p>End.</section>`,
    });
    expect(records.map((record) => record.content).filter(Boolean)).toEqual([
      'About Office. Buy Office',
      'About Sheet. Buy Sheet End.',
    ]);
    expect(records.map((record) => record['hierarchy.lvl3'])).toContain(
      'Sheet',
    );
  });

  it('keeps what is for readers without scripts', () => {
    expect(
      contentsOf('<noscript><p>Open the list.</noscript><p>Text.'),
    ).toEqual(['Open the list. Text.']);
  });
});

describe('code', () => {
  it('gives its names, not its lines', () => {
    const records = recordsOf({
      body: '<h1>run</h1><p>Example:</p><pre class=language-c><code><span>int n = runAsyncQueueBase64(engine, "text");</span></code></pre>',
    });
    const last = records.at(-1)!;
    expect(last.content).toBe('Example:');
    expect(last.identifiers).toEqual(
      expect.arrayContaining(['runasyncqueuebase64', 'queuebase64', 'base64']),
    );
    expect(last.identifiers).not.toContain('int');
  });

  it('in a sentence is part of the sentence, and found by its parts', () => {
    const {content, identifiers} = recordsOf({
      body: '<h1>run</h1><p>Call <code>releaseQueue</code> first.',
    }).at(-1)!;
    expect(content).toBe('Call releaseQueue first.');
    expect(identifiers).toEqual(
      expect.arrayContaining(['releasequeue', 'queue']),
    );
  });
});
