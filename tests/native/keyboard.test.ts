import {afterEach, expect, it, vi} from 'vitest';
import {nameKeyboard} from '@site/src/native/keyboard';

const {dataset} = document.documentElement;

afterEach(() => {
  vi.restoreAllMocks();
  delete dataset['keyboard'];
});

it.each([
  ['MacIntel', 'mac'],
  ['iPhone', 'mac'],
  ['iPad', 'mac'],
  ['Win32', undefined],
  ['Linux x86_64', undefined],
  ['', undefined],
])('on "%s" the keyboard is %s', (platform, keyboard) => {
  vi.spyOn(navigator, 'platform', 'get').mockReturnValue(platform);
  nameKeyboard();
  expect(dataset['keyboard']).toBe(keyboard);
});
