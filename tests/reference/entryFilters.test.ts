import {readFileSync} from 'node:fs';
import {visit} from 'unist-util-visit';
import type {Heading} from 'mdast';
import {expect, it} from 'vitest';
import {SET_REFERENCES} from '../../src/reference';
import {DOCS_SET_LIST} from '../../src/site/sets/index';
import {findJsxElements, listPages, parseMdx} from '../../src/content';

/** Entries that a reader still finds by looking. */
const MANY = 25;

/** What a page holds once its set has written it: headings that begin with a name from code, and rows of tables. */
async function countsOf(
  set: (typeof DOCS_SET_LIST)[number]['id'],
  file: string,
  text: string,
): Promise<{readonly entries: number; readonly rows: number}> {
  const tree = parseMdx(text, file);
  await SET_REFERENCES[set]?.outline()(tree, {path: file});
  const headings: Heading[] = [];
  visit(tree, 'heading', (heading: Heading) => void headings.push(heading));
  return {
    entries: headings.filter(
      ({children, depth}) => depth <= 3 && children[0]?.type === 'inlineCode',
    ).length,
    rows: findJsxElements(tree).filter(({element}) => element.name === 'ApiRow')
      .length,
  };
}

it('gives a page of many entries a field that filters them, and none to a page of few', async () => {
  const filtered: string[] = [];
  for (const {id, folder} of DOCS_SET_LIST) {
    for (const file of listPages('.', [folder])) {
      const text = readFileSync(file, 'utf8');
      const {entries, rows} = await countsOf(id, file, text);
      const hasField = text.includes('<EntryFilter />');
      if (entries > MANY) {
        expect(hasField, file).toBe(true);
      }
      if (hasField) {
        expect(Math.max(entries, rows), file).toBeGreaterThan(MANY);
        filtered.push(file);
      }
    }
  }
  expect(filtered.length).toBeGreaterThan(15);
}, 120_000);
