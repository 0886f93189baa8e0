import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {buildIndex} from '../../../../../src/search/engines/embedded/build/buildIndex';
import {
  MANIFEST_FILE,
  type Manifest,
} from '../../../../../src/search/engines/embedded/indexFiles';
import {createResponder} from '../../../../../src/search/engines/embedded/worker/answerCalls';
import type {SearchAnswer} from '../../../../../src/search/answer';
import {modalQuery} from '../../../../../src/search/query';
import {SAMPLE_RECORDS} from '../../../sampleRecords';

const FOLDER = 'http://localhost/search-index/';

let texts: Map<string, string>;
let fetched: string[];

beforeEach(() => {
  const files = buildIndex(SAMPLE_RECORDS, 'en');
  texts = new Map(files.map(({name, text}) => [FOLDER + name, text]));
  fetched = [];
  vi.stubGlobal('fetch', async (address: string) => {
    fetched.push(address);
    return new Response(texts.get(address));
  });
});
afterEach(() => vi.unstubAllGlobals());

const manifest = () =>
  JSON.parse(texts.get(FOLDER + MANIFEST_FILE)!) as Manifest;

it('what was asked ahead is loaded once', async () => {
  const respond = createResponder();
  const question = {text: 'waitResult'};
  await respond({
    type: 'ahead',
    folder: FOLDER,
    manifest: manifest(),
    question,
  });
  expect(fetched.length).toBeGreaterThan(1);
  const before = [...fetched];
  await respond({type: 'open', folder: FOLDER, manifest: manifest()});
  const query = modalQuery(question.text, {});
  const {hits} = (await respond({type: 'search', query})) as SearchAnswer;
  expect(hits[0]!.address).toBe('/ocr/api/waitResult');
  expect(fetched).toEqual(before);
});

it('another index takes the place of the one that was opened ahead', async () => {
  const respond = createResponder();
  await respond({type: 'open', folder: FOLDER, manifest: manifest()});
  const query = modalQuery('waitResult', {});
  await respond({type: 'search', query});
  const other = {...manifest(), build: 'other'};
  await respond({type: 'open', folder: FOLDER, manifest: other});
  await expect(respond({type: 'search', query})).rejects.toThrow('other');
});

it('nothing is searched before an index is open', async () => {
  const query = modalQuery('waitResult', {});
  await expect(createResponder()({type: 'search', query})).rejects.toThrow(
    'not open',
  );
});
