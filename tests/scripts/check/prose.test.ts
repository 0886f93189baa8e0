import {expect, it} from 'vitest';
import {prose} from '../../../scripts/check/rules/prose';
import {pageText as begunPage} from '../../../scripts/new/page/pageText';
import {parsePage} from '../../../src/sets/page/sourcePage';
import {pageText, sourcesWith} from './support';

const FILE = 'docs-ocr/planted.mdx';

async function noteOf(text: string) {
  const pages = [parsePage(FILE, text)];
  return prose.run({...sourcesWith(), pages});
}

it('notes a page that nobody has written on since the command began it, and lets it pass', async () => {
  const begun = begunPage({title: 'Planted', description: 'A page.'});
  expect(await noteOf(begun)).toMatchObject({
    problems: [],
    note: `begun and not written: ${FILE}`,
  });
  expect((await noteOf(pageText('Text.'))).note).toBeUndefined();
});
