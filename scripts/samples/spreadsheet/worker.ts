// Runs samples one after the other, each in a page of its own. Bundled before it is started.
import {Script} from 'node:vm';
import {parentPort} from 'node:worker_threads';
// @ts-expect-error The package has no declarations; what is used of it is little.
import {JSDOM} from 'jsdom';
import {answer} from '../../../src/live/runner/network';
import {observeSdk, showsSomething} from '../../../src/live/runner/observeSdk';
import {
  moduleExpression,
  runModules,
  type Exports,
  type ModuleBody,
} from '../../../src/live/runner/runModules';
import {sampleConsole} from '../../../src/live/runner/sampleConsole';
import type {SampleElement, SampleModule} from '../../../src/live/sample';
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

Object.assign(
  console,
  sampleConsole({
    line: (text, level) =>
      level === 'log' ? void lines.push(...text.split('\n')) : undefined,
    failure: (error) => void failures.push(error),
  }),
);
process.on('unhandledRejection', (error) => void failures.push(error));
process.on('uncaughtException', (error) => void failures.push(error));

async function evaluate({code, name}: SampleModule): Promise<ModuleBody> {
  return new Script(moduleExpression(code), {
    filename: name,
  }).runInThisContext() as ModuleBody;
}

async function run({
  modules,
  elements,
  before,
  runtime,
  instance,
}: RunRequest): Promise<RunResult> {
  lines = [];
  failures = [];
  const page = openPage(elements);
  let isVisible = false;
  try {
    const module: Exports = await newInstance(runtime, instance);
    const {sdk, spreadsheets} = observeSdk(module);
    const needed = PACKAGES.filter((name) =>
      modules.some(({code}) =>
        new RegExp(`require\\(["']${name}["']\\)`).test(code),
      ),
    );
    const packages = Object.fromEntries(
      await Promise.all(
        needed.map(async (name) => [name, (await import(name)) as Exports]),
      ),
    ) as Record<string, Exports>;
    const all = {...packages, 'spreadsheet-sdk': sdk};
    if (before) {
      await runModules([before], all, evaluate);
      lines = [];
    }
    await runModules(modules, all, evaluate);
    isVisible = lines.length > 0 || spreadsheets.some(showsSomething);
  } catch (error) {
    failures.unshift(error);
  }
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

parentPort!.on('message', (request: RunRequest) => {
  void run(request).then((result) => parentPort!.postMessage(result));
});
