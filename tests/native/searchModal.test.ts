import {beforeEach, expect, it, vi} from 'vitest';
import type {SearchAhead} from '@site/src/native/searchAhead';
import {settle} from './support';

const STYLE = '/assets/js/search.css';

beforeEach(() => vi.resetModules());

function putFiles(content: string): void {
  document.head.innerHTML = `<meta name="search-files" content="${content}">`;
}

const links = () => [
  ...document.head.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'),
];

/** A module, and the answers that its style sheet gives. */
const moduleOf = (text: string) =>
  `data:text/javascript,${encodeURIComponent(text)}`;

it('reads the addresses off the page', async () => {
  const {searchFiles} = await import('@site/src/native/searchModal');
  putFiles('/a.js /a.css /worker.js /index.json');
  expect(searchFiles()).toEqual({
    script: '/a.js',
    style: '/a.css',
    worker: '/worker.js',
    index: '/index.json',
  });
  putFiles('/a.js /a.css');
  expect(searchFiles().worker).toBeUndefined();
});

it('gives the modal once script and styles are there, and loads them once', async () => {
  const {loadSearchModal} = await import('@site/src/native/searchModal');
  putFiles(`${moduleOf('export const warm = () => "warm"')} ${STYLE}`);
  const loading = loadSearchModal();
  let isThere = false;
  void loading.then(() => {
    isThere = true;
  });
  await settle();
  expect(isThere).toBe(false);
  links()[0]!.onload?.(new Event('load'));
  expect((await loading).warm()).toBe('warm');
  expect(window).toHaveProperty('loadModule', expect.any(Function));
  await loadSearchModal();
  expect(links().map(({href}) => new URL(href).pathname)).toEqual([STYLE]);
});

it('tries again after a file could not be had', async () => {
  const {loadSearchModal} = await import('@site/src/native/searchModal');
  putFiles(`${moduleOf('export const open = 1')} ${STYLE}`);
  const failing = loadSearchModal();
  links()[0]!.onerror?.(new Event('error'));
  await settle();
  links()[0]!.onerror?.(new Event('error'));
  await expect(failing).rejects.toThrow(
    `The file ${STYLE}?1 could not be loaded.`,
  );
  const again = loadSearchModal();
  expect(links()).toHaveLength(1);
  links()[0]!.onload?.(new Event('load'));
  expect(await again).toMatchObject({open: 1});
});

it('hands over what was started beside the script', async () => {
  vi.stubGlobal('Worker', EventTarget);
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({format: 2})));
  const {loadSearchModal} = await import('@site/src/native/searchModal');
  const script = moduleOf('export const warm = (ahead) => ahead');
  putFiles(`${script} ${STYLE} /worker.js /index.json`);
  const loading = loadSearchModal();
  links()[0]!.onload?.(new Event('load'));
  const {worker, manifest} = (await loading).warm() as unknown as SearchAhead;
  expect(worker).toBeInstanceOf(Worker);
  expect(await manifest).toEqual({format: 2});
  vi.unstubAllGlobals();
});
