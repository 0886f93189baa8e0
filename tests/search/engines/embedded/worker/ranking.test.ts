import {describe, expect, it} from 'vitest';
import type {SearchRecord} from '../../../../../src/search/records/record';
import {plainText} from '../../../../../src/search/text/parts';
import {indexOf} from '../../../builtIndex';

/** A page with one text, in a documentation set. */
function page(tag: string, title: string, content: string): SearchRecord {
  const url = `https://docs.example.com/${tag}/${title.replaceAll(' ', '-')}`;
  return {
    id: url,
    type: 'content',
    'hierarchy.lvl0': tag,
    'hierarchy.lvl1': title,
    content,
    anchor: '',
    url,
    url_without_anchor: url,
    language: 'en',
    docusaurus_tag: tag,
    version: ['current'],
    tags: [],
    item_priority: 1,
  };
}

async function titlesFor(text: string, records: readonly SearchRecord[]) {
  const index = await indexOf(records);
  const {hits} = await index.search({text, page: 1, perPage: 10});
  return hits.map(({title}) => plainText(title));
}

describe('ranking', () => {
  it('finds what holds every word, and some of them only when no set has all', async () => {
    const records = [
      page('ocr', 'Wait for results', 'Collects the oldest job.'),
      page('ocr', 'Other page', 'Nothing of it.'),
      page(
        'spreadsheet',
        'Calculation',
        'Formulas are calculated in a worker: wait until it has results.',
      ),
    ];
    expect(await titlesFor('wait for results of formulas', records)).toEqual([
      'Calculation',
    ]);
    expect(await titlesFor('wait for results of nobody', records)).toEqual([
      'Wait for results',
      'Calculation',
    ]);
  });

  it('finds synonyms', async () => {
    const records = [
      page('ocr', 'Verify the GPU', 'Prints the device.'),
      page('ocr', 'Check the text', 'Prints the lines.'),
    ];
    expect(await titlesFor('check gpu', records)).toEqual(['Verify the GPU']);
  });
});
