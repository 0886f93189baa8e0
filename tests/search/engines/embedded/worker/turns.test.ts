import {expect, it} from 'vitest';
import {buildIndex} from '../../../../../src/search/engines/embedded/build/buildIndex';
import {
  MANIFEST_FILE,
  type Manifest,
} from '../../../../../src/search/engines/embedded/indexFiles';
import {Searcher} from '../../../../../src/search/engines/embedded/worker/searcher';
import {generateRecords} from '../../../generatedRecords';

const files = buildIndex(generateRecords({pages: 100, sets: 2}), 'en');
const texts = new Map(files.map(({name, text}) => [name, text]));
const manifest = JSON.parse(texts.get(MANIFEST_FILE)!) as Manifest;

/** How often a first query waits for files: all that are asked for at once arrive together. */
async function turnsOf(text: string): Promise<number> {
  const waiting: (() => void)[] = [];
  const searcher = new Searcher(manifest, async (name) => {
    await new Promise<void>((resolve) => waiting.push(resolve));
    return texts.get(name)!;
  });
  let isDone = false;
  const answer = searcher.search({text, page: 1, perPage: 10}).then(() => {
    isDone = true;
  });
  let turns = 0;
  while (!isDone) {
    await new Promise((resolve) => setTimeout(resolve));
    if (waiting.length > 0) {
      turns += 1;
      waiting.splice(0).forEach((arrive) => arrive());
    }
  }
  await answer;
  return turns;
}

// On a slow connection each turn is what a reader waits for.
it.each(['writeStream', 'readBuffer', 'table'])(
  'a name known to the index, %s, waits for its terms and for its pages',
  async (name) => {
    expect(await turnsOf(name)).toBe(2);
  },
);

it.each(['read table', 'write stream buffer'])(
  'words, %s, wait no longer: pages read for the order come beside those that are shown',
  async (text) => {
    expect(await turnsOf(text)).toBe(2);
  },
);

it.each([
  ['its pages', 'read table'],
  ['its typos', 'raed'],
])('a search that is stopped asks no more, for %s', async (_, text) => {
  const asked: string[] = [];
  const arrivals: (() => void)[] = [];
  const searcher = new Searcher(manifest, async (name) => {
    asked.push(name);
    await new Promise<void>((resolve) => arrivals.push(resolve));
    return texts.get(name)!;
  });
  const controller = new AbortController();
  const answer = searcher.search(
    {text, page: 1, perPage: 10},
    controller.signal,
  );
  const before = asked.length;
  controller.abort();
  arrivals.forEach((arrive) => arrive());
  await expect(answer).rejects.toThrow(
    expect.objectContaining({name: 'AbortError'}),
  );
  expect(before).toBeGreaterThan(0);
  expect(asked).toHaveLength(before);
});
