import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {listPages} from '../../../src/sets/page/listPages';
import {HELP_TOPICS} from '../../../src/sets/spreadsheet/helpTopics';
import {TASK_QUESTIONS} from './questions';

const ROOT = path.resolve(__dirname, '../../..');
const pages = listPages(ROOT, ['docs-spreadsheet']);
const sources = new Map(
  pages.map((page) => [
    page.replace(/^docs-/, '/').replace(/\.mdx$/, ''),
    readFileSync(path.join(ROOT, page), 'utf8'),
  ]),
);

/** Whether a route, with or without anchor, leads to a page of the set. */
function leadsSomewhere(to: string): boolean {
  const [route, anchor] = to.split('#');
  const source = sources.get(route!);
  return (
    source !== undefined &&
    (anchor === undefined || source.includes(`{/* #${anchor} */}`))
  );
}

describe('task questions', () => {
  it('are at least 25', () => {
    expect(TASK_QUESTIONS.length).toBeGreaterThanOrEqual(25);
  });

  it.each(TASK_QUESTIONS)('"$question" is answered at $page', ({page}) => {
    expect(leadsSomewhere(page)).toBe(true);
  });
});

describe('help topics', () => {
  const topics = Object.entries(HELP_TOPICS);

  it.each(topics)('%s leads to a page', (_, {to}) => {
    expect(leadsSomewhere(to)).toBe(true);
  });
});

describe('pictures of results', () => {
  it('are on at least 20 pages', () => {
    const withPicture = [...sources].filter(([, source]) =>
      source.includes('<SheetPicture'),
    );
    expect(withPicture.length).toBeGreaterThanOrEqual(20);
  });

  it('follow a sample on every page that has one', () => {
    for (const [route, source] of sources) {
      const picture = source.indexOf('<SheetPicture');
      // Those two begin with what they show, and the entries of functions with the cells of their examples.
      if (
        picture >= 0 &&
        !/\/(?:intro|spreadsheet_sdk|reference\/functions)$/.test(route)
      ) {
        expect(source.slice(0, picture), route).toContain('```ts');
      }
    }
  });
});
