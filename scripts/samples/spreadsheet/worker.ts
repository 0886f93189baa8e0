// Runs samples one after the other, each in a page of its own. Bundled before it is started.
import {format} from 'node:util';
import {parentPort} from 'node:worker_threads';
// @ts-expect-error The package has no declarations; what is used of it is little.
import {JSDOM} from 'jsdom';
import type {RunRequest, RunResult} from './types';
import {answer} from './network';

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

let lines: string[] = [];
let failures: unknown[] = [];

interface Page {
  readonly window: Window & typeof globalThis;
}

function openPage(body: string): Page {
  const page: Page = new JSDOM(
    `<!doctype html><html lang="en"><body>${body}</body></html>`,
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

const log = (...args: unknown[]): void =>
  void lines.push(...format(...args).split('\n'));
const fail = (...args: unknown[]): void =>
  void failures.push(
    args[0] instanceof Error ? args[0] : new Error(format(...args)),
  );
Object.assign(console, {
  log,
  info: log,
  warn: () => undefined,
  error: fail,
  assert: (holds: boolean, ...args: unknown[]) => {
    if (!holds) {
      fail('Assertion failed:', ...args);
    }
  },
});
process.on('unhandledRejection', (error) => void failures.push(error));
process.on('uncaughtException', (error) => void failures.push(error));

async function run({module, body, before}: RunRequest): Promise<RunResult> {
  lines = [];
  failures = [];
  const page = openPage(body);
  try {
    if (before) {
      await import(before);
      lines = [];
    }
    await import(module);
  } catch (error) {
    failures.unshift(error);
  }
  await new Promise((resolve) => setTimeout(resolve, WAIT_MS));
  page.window.close();
  const [first] = failures;
  if (first === undefined) {
    return {lines};
  }
  const {message = String(first), stack = ''} =
    first instanceof Error ? first : {};
  return {lines, error: {message, stack}};
}

parentPort!.on('message', (request: RunRequest) => {
  void run(request).then((result) => parentPort!.postMessage(result));
});
