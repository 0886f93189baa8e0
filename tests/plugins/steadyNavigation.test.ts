import {expect, it, vi} from 'vitest';
import {otherCase} from '../../src/plugins/plain-addresses/otherCase';
import {holdLoads} from '../../src/plugins/steady-navigation/heldLoads';

it('loads that fail wait, are told, and are done when they are tried again', async () => {
  const failing = new Set(['a']);
  const told = vi.fn();
  const load = vi.fn(async (id: string) => {
    if (failing.has(id)) {
      throw new Error(id);
    }
    return id;
  });
  const loads = holdLoads(load, told);
  expect(await loads.load('b')).toBe('b');
  expect(loads.isWaiting()).toBe(false);

  let isThere = false;
  const asked = loads.load('a').then(() => (isThere = true));
  await vi.waitFor(() => expect(told).toHaveBeenCalledOnce());
  expect([isThere, loads.isWaiting()]).toEqual([false, true]);

  loads.retry();
  await vi.waitFor(() => expect(told).toHaveBeenCalledTimes(2));
  expect([isThere, loads.isWaiting()]).toEqual([false, true]);

  failing.clear();
  loads.retry();
  expect(await asked).toBe(true);
  expect(loads.isWaiting()).toBe(false);
});

const routes = [
  {path: '/', routes: [{path: '/'}, {path: '/ocr/api/CreateArgoSDK'}]},
  {path: '/ocr', routes: [{path: '/ocr', routes: [{path: '/ocr/intro'}]}]},
  {path: '*'},
];

it.each([
  ['/OCR/Intro', '/ocr/intro'],
  ['/ocr/api/createargosdk', '/ocr/api/CreateArgoSDK'],
  ['/ocr/intro', undefined],
  ['/ocr/nowhere', undefined],
  ['/', undefined],
])('a path in other letters %s is that of %s', (path, known) => {
  expect(otherCase(path, routes)).toBe(known);
});
