import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {specifiedAddresses} from '../../../scripts/move/specified';
import {specPages} from '../../spec/addresses';
import {SPEC_SET_IDS} from '../../spec/sets';

it('knows every page that the specification lists, with its line', async () => {
  const found = await specifiedAddresses(process.cwd());
  expect([...found.keys()]).toEqual(SPEC_SET_IDS.flatMap(specPages));
  for (const [route, place] of found) {
    const [file = '', line] = place.split(':');
    const text = readFileSync(file, 'utf8').split('\n')[Number(line) - 1];
    expect(text, route).toContain(`${route.split('/').at(-1)}'`);
  }
});

it('knows none where the tests are missing', async () => {
  expect((await specifiedAddresses('src')).size).toBe(0);
});
