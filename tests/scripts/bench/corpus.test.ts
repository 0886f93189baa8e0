import {describe, expect, it} from 'vitest';
import {createCorpus} from '../../../bench/pages/corpus/corpus';
import {renderMarkdown} from '../../../bench/pages/corpus/markdown';
import {SEARCHED_WORD} from '../../../bench/pages/corpus/words';

const CORPUS = createCorpus(90);

const outsideFences = (body: string) => body.replace(/```[^]*?```/g, '');

const average = (counts: readonly number[]) =>
  counts.reduce((sum, count) => sum + count, 0) / counts.length;

describe('the corpus of the page benchmarks', () => {
  it('is the same every time, and a smaller one the beginning of a larger one', () => {
    expect(createCorpus(90)).toEqual(CORPUS);
    expect(createCorpus(120).pages.slice(0, 90)).toEqual(CORPUS.pages);
  });

  it('has two sections of groups that hold every page once', () => {
    const of = (section: string) =>
      CORPUS.pages.filter((page) => page.section === section).length;
    expect([of('docs'), of('api')]).toEqual([60, 30]);
    expect(CORPUS.groups.map(({pages}) => pages.length)).toEqual([
      15, 15, 15, 15, 15, 15,
    ]);
    expect(new Set(CORPUS.groups.flatMap(({pages}) => pages)).size).toBe(90);
    expect(new Set(CORPUS.pages.map(({name}) => name)).size).toBe(90);
  });

  it('puts the first page into the same place whatever the number of pages', () => {
    const [first] = createCorpus(1000).pages;
    expect(first).toEqual(CORPUS.pages[0]);
    expect(createCorpus(1000).groups[0]!.pages).toHaveLength(34);
  });

  it('has pages of the length and shape of documentation', () => {
    const counts = CORPUS.pages.map(({body}) => ({
      words: outsideFences(body).split(/\s+/).length,
      headings: body.match(/^##+ /gm)!.length,
      fences: body.match(/^```(?:c|ts)$/gm)!.length,
      rows: body.match(/^\| `/gm)!.length,
      links: body.match(/\]\(page:\d+\)/g)!.length,
    }));
    const words = average(counts.map((count) => count.words));
    expect(words).toBeGreaterThan(800);
    expect(words).toBeLessThan(950);
    for (const {headings, fences, rows, links} of counts) {
      expect([8, 9, 10]).toContain(headings);
      expect([2, 3, 4]).toContain(fences);
      expect([4, 5, 6, 7, 8]).toContain(rows);
      expect(links).toBe(7);
    }
  });

  it('holds the word that is searched for on many pages', () => {
    expect(SEARCHED_WORD).toHaveLength(7);
    const holding = CORPUS.pages.filter(({body}) =>
      outsideFences(body).includes(SEARCHED_WORD),
    );
    expect(holding.length).toBeGreaterThan(45);
  });
});

describe('renderMarkdown', () => {
  it('writes front matter, the title where it is asked for, and addresses', () => {
    const [page] = CORPUS.pages;
    const text = renderMarkdown(page!, CORPUS, {
      addressOf: ({name}) => `/x/${name}`,
      writesTitle: true,
    });
    expect(text).toMatch(
      new RegExp(`^---\ntitle: ${page!.title}\ndescription: '.{50,160}'\n---`),
    );
    expect(text).toContain(`\n# ${page!.title}\n`);
    expect(text.match(/\]\(\/x\/[\w-]+\)/g)).toHaveLength(7);
    expect(text).not.toContain('page:');
  });
});
