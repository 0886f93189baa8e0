import {expect, it} from 'vitest';
import {withOwnEntries} from '../../../bench/search/quality/ownEntries';
import {SAMPLE_RECORDS} from '../../search/sampleRecords';

const [first] = SAMPLE_RECORDS;
const judge = withOwnEntries([
  {
    ...first!,
    type: 'lvl2',
    'hierarchy.lvl2': 'drainQueue()',
    url: `${first!.url}#drainqueue`,
  },
]);
const own = new URL(first!.url).pathname;

it.each([
  ['drainQueue', ['/guide', own]],
  ['drainqueue(', ['/guide', own]],
  ['drain queue', ['/guide']],
  ['how does drainQueue work', ['/guide']],
])('"%s" is answered by %j', (q, pages) => {
  expect(judge({q, pages: ['/guide']}).pages).toEqual(pages);
});
