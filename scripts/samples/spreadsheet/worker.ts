// Runs samples one after the other, each in a page of its own. Bundled before it is started.
import {parentPort} from 'node:worker_threads';
// @ts-expect-error The package has no declarations; what is used of it is little.
import {JSDOM} from 'jsdom';
import type {Spreadsheet} from '../../../contracts/spreadsheet/spreadsheet-sdk';
import {answer} from '../../../src/live/runner/network';
import {evaluateInNode} from '../../../src/live/runner/evaluateInNode';
import {observeSdk} from '../../../src/live/runner/observeSdk';
import {runSample, type Exports} from '../../../src/live/runner/runSample';
import type {SampleElement} from '../../../src/live/sample';
import {newInstance} from './instances';
import type {RunRequest, RunResult} from './types';

const WAIT_MS = 30;
const PAGE_GLOBALS = [
  'document',
  'location',
  'navigator',
  'localStorage',
  'HTMLElement',
  'Event',
  'MutationObserver',
  'AbortController',
  'AbortSignal',
  'KeyboardEvent',
] as const;

/** Packages that samples of frameworks import. */
const PACKAGES = ['react', 'react/jsx-runtime', 'vue'];

let lines: string[] = [];
let failures: unknown[] = [];

interface Page {
  readonly window: Window & typeof globalThis;
}

function openPage(elements: readonly SampleElement[]): Page {
  const body = elements.map(({id, tag}) => `<${tag} id="${id}"></${tag}>`);
  const page: Page = new JSDOM(
    `<!doctype html><html lang="en"><body>${body.join('')}</body></html>`,
    {
      url: 'https://samples.example.com/',
      pretendToBeVisual: true,
    },
  );
  const {window} = page;
  for (const name of PAGE_GLOBALS) {
    Object.defineProperty(globalThis, name, {
      value: window[name],
      configurable: true,
      writable: true,
    });
  }
  Object.assign(window, {
    confirm: () => true,
    alert: () => undefined,
    prompt: () => null,
  });
  Object.assign(globalThis, {
    window,
    fetch: answer,
    confirm: () => true,
    alert: () => undefined,
    prompt: () => null,
  });
  Object.defineProperty(window.document, 'fonts', {
    value: {load: async () => []},
  });
  // jsdom follows no links: a download is a click without an effect.
  window.HTMLAnchorElement.prototype.click = () => undefined;
  return page;
}

const fail = (error: unknown): void => void failures.push(error);
process.on('unhandledRejection', fail);
process.on('uncaughtException', fail);

async function run({
  runtime,
  instance,
  ...sample
}: RunRequest): Promise<RunResult> {
  lines = [];
  failures = [];
  const page = openPage(sample.elements);
  const spreadsheets: Spreadsheet[] = [];
  try {
    const module: Exports = await newInstance(runtime, instance);
    const needed = PACKAGES.filter((name) =>
      sample.modules.some(({code}) =>
        new RegExp(`require\\(["']${name}["']\\)`).test(code),
      ),
    );
    const packages = await Promise.all(
      needed.map(async (name) => [name, (await import(name)) as Exports]),
    );
    await runSample(sample, {
      packages: {
        ...(Object.fromEntries(packages) as Record<string, Exports>),
        'spreadsheet-sdk': observeSdk(module, (created) =>
          spreadsheets.push(created),
        ),
      },
      evaluate: evaluateInNode,
      line: (text, level) =>
        level === 'log' ? void lines.push(...text.split('\n')) : undefined,
      fail,
    });
  } catch (error) {
    fail(error);
  }
  const isVisible = lines.length > 0 || spreadsheets.some(showsSomething);
  await new Promise((resolve) => setTimeout(resolve, WAIT_MS));
  page.window.close();
  const [first] = failures;
  const said = {lines, isVisible};
  if (first === undefined) {
    return said;
  }
  const {message = String(first), stack = ''} =
    first instanceof Error ? first : {};
  return {...said, error: {message, stack}};
}

/**
 * Whether a spreadsheet, still alive, shows anything: cells with contents or formats, drawings, more
 * than the one sheet of an empty document.
 */
function showsSomething({isAlive, workbook}: Spreadsheet): boolean {
  if (!isAlive) {
    return false;
  }
  const {sheets} = workbook;
  return (
    sheets.count > 1 ||
    [...sheets].some(
      ({usedArea, charts, shapes, images}) =>
        usedArea !== null || charts.count + shapes.count + images.count > 0,
    )
  );
}

parentPort!.on('message', (request: RunRequest) => {
  void run(request).then((result) => parentPort!.postMessage(result));
});
