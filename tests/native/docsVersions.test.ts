import {beforeEach, expect, it} from 'vitest';
import {followChosenVersion} from '@site/src/native/docsVersions';
import {askedScripts, putApp} from './support';

beforeEach(() => {
  localStorage.clear();
  putApp();
});

it.each([
  ['follows a version that was chosen', 'docs-preferred-version-ocr', 2],
  ['leaves other readers without the application', 'theme', 0],
])('%s', (_, key, scripts) => {
  localStorage.setItem(key, '1.0');
  followChosenVersion();
  expect(askedScripts()).toHaveLength(0);
  window.dispatchEvent(new Event('load'));
  expect(askedScripts()).toHaveLength(scripts);
});
