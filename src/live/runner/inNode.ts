// Runs a sample where a build runs, for a picture or a check: each time on a new instance of the runtime.
import {Script} from 'node:vm';
import type {Spreadsheet} from '../../../contracts/spreadsheet/spreadsheet-sdk';
import {labelsFor} from '../grid/labels';
import {drawPicture} from '../pictures/drawPicture';
import type {PictureOptions} from '../pictures/options';
import type {Failure} from '../protocol';
import {wrapSdk} from './spreadsheet';
import {
  toFailure,
  moduleExpression,
  runSample,
  type Exports,
  type ModuleBody,
} from './runSample';
import type {RunnableSample, SampleElement, SampleModule} from '../sample';
import {installGlobals} from './globals';
import {createDocument, type HeadlessDocument} from './document';

/** A sample, and what it is run for. */
export interface RunRequest {
  readonly sample: RunnableSample;
  readonly lang: string;
  /** What to draw of what it leaves; nothing when absent. */
  readonly picture?: PictureOptions;
  /** Address of a module that stands for `spreadsheet-sdk`; the reference when absent. */
  readonly runtime?: string;
}

/** What a sample did. */
export interface RunResult {
  /** Lines it logged, as Node.js shows them. */
  readonly lines: readonly string[];
  /** Whether it left anything to look at: output, or a spreadsheet that holds something. */
  readonly isVisible: boolean;
  readonly failure?: Failure;
  /** As markup, with styles. */
  readonly picture?: string;
}

type Load = (address: string) => Promise<Exports>;

/** Time in which listeners of the sample answer, in milliseconds. */
const WAIT_MS = 20;

/** Packages that samples of frameworks import. */
const PACKAGES = ['react', 'react/jsx-runtime', 'vue'];

/**
 * Runs a sample, and draws its picture where one is asked for.
 *
 * @param load - loads a module by its address
 */
export async function run(
  {sample, lang, picture, runtime}: RunRequest,
  load: Load,
): Promise<RunResult> {
  const lines: string[] = [];
  const failures: unknown[] = [];
  const fail = (error: unknown): void => void failures.push(error);
  process.on('unhandledRejection', fail).on('uncaughtException', fail);
  const spreadsheets: Spreadsheet[] = [];
  const settle = async (): Promise<void> => {
    await new Promise((resolve) => setTimeout(resolve, WAIT_MS));
    const alive = spreadsheets.filter(({isAlive}) => isAlive);
    await Promise.all(alive.map(({engine}) => engine.whenIdle()));
  };
  let isVisible = false;
  let drawn: string | undefined;
  try {
    if (runtime) {
      await openBrowserPage(sample.elements, load);
    } else {
      openPage(sample.elements, lang);
    }
    const sdk = await (runtime
      ? load(runtime)
      : import('@document-sdk/spreadsheet-reference'));
    await runSample(sample, {
      packages: {
        ...(await packagesOf(sample, load)),
        'spreadsheet-sdk': wrapSdk(sdk, (one) => spreadsheets.push(one)),
      },
      evaluate: evaluateInNode,
      line: (text, level) =>
        level === 'log' ? void lines.push(...text.split('\n')) : undefined,
      fail,
    });
    isVisible = lines.length > 0 || spreadsheets.some(showsSomething);
    await settle();
    if (picture && failures.length === 0) {
      const words = labelsFor(lang);
      drawn = String(await drawPicture(spreadsheets, picture, words, settle));
    }
  } catch (error) {
    fail(error);
  } finally {
    process.off('unhandledRejection', fail).off('uncaughtException', fail);
  }
  const {name} = sample.modules.at(-1)!;
  return failures.length > 0
    ? {lines, isVisible, failure: toFailure(failures[0], name)}
    : {lines, isVisible, ...(drawn && {picture: drawn})};
}

/** Makes a function of a module where Node.js runs. */
export async function evaluateInNode({
  code,
  name,
}: SampleModule): Promise<ModuleBody> {
  const script = new Script(moduleExpression(code), {filename: name});
  return script.runInThisContext() as ModuleBody;
}

/** The packages that a sample imports besides the SDK. */
async function packagesOf(
  {modules}: RunnableSample,
  load: Load,
): Promise<Record<string, Exports>> {
  const needed = PACKAGES.filter((name) =>
    modules.some(({code}) =>
      new RegExp(`require\\(["']${name}["']`).test(code),
    ),
  );
  const found = needed.map(async (name) => [name, await load(name)] as const);
  return Object.fromEntries(await Promise.all(found));
}

/** The page that live samples have. */
function openPage(elements: readonly SampleElement[], lang: string): void {
  installGlobals(createDocument(elements, lang, () => undefined));
  // Global objects of browsers take listeners, that of Node.js does not.
  const events = new EventTarget();
  const {addEventListener, removeEventListener, dispatchEvent} = events;
  for (const method of [addEventListener, removeEventListener, dispatchEvent]) {
    Object.assign(globalThis, {[method.name]: method.bind(events)});
  }
}

/** The page of a browser, for an SDK that draws its own grid. */
async function openBrowserPage(
  elements: readonly SampleElement[],
  load: Load,
): Promise<void> {
  const {JSDOM} = (await load('jsdom')) as {
    JSDOM: new (html: string, options: object) => {window: typeof globalThis};
  };
  const body = elements.map(({id, tag}) => `<${tag} id="${id}"></${tag}>`);
  const {window} = new JSDOM(`<html lang="en"><body>${body.join('')}`, {
    url: 'https://samples.example.com/',
    pretendToBeVisual: true,
  });
  installGlobals(window.document as unknown as HeadlessDocument);
  for (const name of Object.getOwnPropertyNames(window)) {
    // Its events, observers and elements belong together.
    if (/^[A-Z]\w*(?:Event|Observer|Element|Signal|Controller)$/.test(name)) {
      Object.assign(globalThis, {[name]: window[name as 'Event']});
    }
  }
  Object.assign(window.document, {fonts: {load: async () => []}});
  Object.assign(globalThis, {window});
  // It follows no links: a download is a click without an effect.
  window.HTMLAnchorElement.prototype.click = () => undefined;
}

/** Whether a spreadsheet shows more than the one sheet of an empty document: cells with contents or formats, drawings. */
function showsSomething({isAlive, workbook}: Spreadsheet): boolean {
  const sheets = isAlive ? [...workbook.sheets] : [];
  return (
    sheets.length > 1 ||
    sheets.some(
      ({usedArea, charts, shapes, images}) =>
        usedArea !== null || charts.count + shapes.count + images.count > 0,
    )
  );
}
