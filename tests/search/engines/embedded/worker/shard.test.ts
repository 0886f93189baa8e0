import {expect, it, vi} from 'vitest';
import {buildIndex} from '../../../../../src/search/engines/embedded/build/buildIndex';
import {unpackHeadings} from '../../../../../src/search/engines/embedded/headings';
import type {
  HeadingsFile,
  Manifest,
} from '../../../../../src/search/engines/embedded/indexFiles';
import {Shard} from '../../../../../src/search/engines/embedded/worker/shard';
import {generateRecords} from '../../../generatedRecords';

it('shows first results from the headings alone, then loads the texts', async () => {
  const files = buildIndex(generateRecords({pages: 3, sets: 1}), 'en', {
    headingsOnly: false,
  });
  const textOf = (name: string) =>
    files.find((file) => file.name === name)!.text;
  const manifest = JSON.parse(textOf('manifest.json')) as Manifest;
  const shardFiles = manifest.shards['set-0']!;
  const headings = JSON.parse(textOf(shardFiles.headings)) as HeadingsFile;
  const fetchFile = vi.fn(async (name: string) => textOf(name));
  const shard = new Shard(shardFiles, headings, fetchFile);

  expect(shard.headings).toEqual(unpackHeadings(headings));
  expect(await shard.textOf(0)).toEqual([]);
  expect(fetchFile).not.toHaveBeenCalled();

  await shard.complete();
  expect((await shard.textOf(0))[0]).toMatch(/E_\d{4}$/);
  expect(fetchFile.mock.calls.flat()).toEqual([
    shardFiles.terms,
    shardFiles.texts[0],
  ]);
});
