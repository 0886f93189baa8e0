import {beforeEach, describe, expect, it, vi} from 'vitest';
import {settle} from './support';

const STYLE = '/assets/js/search.css';

beforeEach(() => vi.resetModules());

function putFiles(content: string): void {
  document.head.innerHTML = `<meta name="search-files" content="${content}">`;
}

const links = (rel = 'stylesheet') => [
  ...document.head.querySelectorAll<HTMLLinkElement>(`link[rel=${rel}]`),
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

describe('the worker', () => {
  /** Workers that were started. */
  let workers: {readonly address: string; onerror?: (event: Event) => void}[];

  beforeEach(() => {
    workers = [];
    vi.stubGlobal(
      'Worker',
      class {
        constructor(readonly address: string) {
          workers.push(this);
        }
      },
    );
    putFiles(
      `${moduleOf('export const warm = (worker) => worker')} ${STYLE} /worker.js /index.json`,
    );
    return () => vi.unstubAllGlobals();
  });

  async function load() {
    const {loadSearchModal} = await import('@site/src/native/searchModal');
    const loading = loadSearchModal();
    links()[0]!.onload?.(new Event('load'));
    return loading;
  }

  it('is started beside the script, with the first file of the index, and handed over', async () => {
    const loading = load();
    await vi.waitFor(() => expect(workers).toHaveLength(1));
    expect(workers[0]!.address).toBe('/worker.js');
    expect(links('preload').map(({href}) => new URL(href).pathname)).toEqual([
      '/index.json',
    ]);
    expect((await loading).warm()).toBe(workers[0]);
  });

  it('is not handed over when it could not be had', async () => {
    const {warm} = await load();
    const failure = new Event('error', {cancelable: true});
    workers[0]!.onerror!(failure);
    expect(failure.defaultPrevented).toBe(true);
    expect(warm()).toBeUndefined();
  });

  it('is missing where a policy forbids it', async () => {
    vi.stubGlobal('Worker', () => {
      throw new DOMException('Refused', 'SecurityError');
    });
    expect((await load()).warm()).toBeUndefined();
  });
});
