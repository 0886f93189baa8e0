// Runs samples in a thread of Node.js, for pictures and checks. NodeRunner evaluates this script anew for
// each sample.
import {Script} from 'node:vm';
import type {Spreadsheet} from '../../../contracts/spreadsheet/spreadsheet-sdk';
import {getLabels} from '../grid/labels';
import {renderPicture, type PictureOptions} from '../pictures/renderPicture';
import type {SampleFailure} from '../protocol';
import type {
  RunnableSample,
  SampleElement,
  SampleModule,
} from '../compileSample';
import {installGlobals} from './globals';
import {HeadlessDocument} from './headlessDocument';
import {
  wrapModule,
  runSample,
  describeError,
  type ModuleExports,
  type ModuleBody,
  wrapSdk,
} from './runSample';

export interface RunRequest {
  readonly sample: RunnableSample;
  readonly lang: string;
  /** If set, a picture of the result is rendered with these options. */
  readonly picture?: PictureOptions;
  /** URL of the module that samples import as `spreadsheet-sdk`. Default: the reference implementation. */
  readonly runtime?: string;
}

export interface RunResult {
  /** Lines of console output, without warnings. */
  readonly lines: readonly string[];
  /** True if the sample printed something or left a spreadsheet with contents. */
  readonly isVisible: boolean;
  readonly failure?: SampleFailure;
  /** HTML of the picture, with `style` attributes. */
  readonly picture?: string;
}

type Load = (address: string) => Promise<ModuleExports>;

/** Time to wait for timers and event listeners of a sample. */
const SETTLE_MS = 20;

/** Packages that samples may import in addition to the SDK. */
const PACKAGES = ['react', 'react/jsx-runtime', 'vue'];

/**
 * Runs a sample and renders its picture if requested.
 *
 * @param load - imports a module by URL or package name
 */
export async function run(
  {sample, lang, picture, runtime}: RunRequest,
  load: Load,
): Promise<RunResult> {
  const lines: string[] = [];
  const errors: unknown[] = [];
  const fail = (error: unknown): void => void errors.push(error);
  process.on('unhandledRejection', fail).on('uncaughtException', fail);
  const spreadsheets: Spreadsheet[] = [];
  const settle = async (): Promise<void> => {
    await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
    const alive = spreadsheets.filter(({isAlive}) => isAlive);
    await Promise.all(alive.map(({engine}) => engine.whenIdle()));
  };
  let isVisible = false;
  let html: string | undefined;
  try {
    if (runtime) {
      await installJsdom(sample.elements, load);
    } else {
      installHeadlessDocument(sample.elements, lang);
    }
    const sdk = await (runtime
      ? load(runtime)
      : import('@document-sdk/spreadsheet-reference'));
    await runSample(sample, {
      packages: {
        ...(await loadPackages(sample, load)),
        'spreadsheet-sdk': wrapSdk(sdk, (one) => spreadsheets.push(one)),
      },
      evaluate: evaluateInNode,
      log: (text, level) =>
        level === 'log' ? void lines.push(...text.split('\n')) : undefined,
      fail,
    });
    isVisible = lines.length > 0 || spreadsheets.some(hasContents);
    await settle();
    if (picture && errors.length === 0) {
      const labels = getLabels(lang);
      html = String(await renderPicture(spreadsheets, picture, labels, settle));
    }
  } catch (error) {
    fail(error);
  } finally {
    process.off('unhandledRejection', fail).off('uncaughtException', fail);
  }
  const {name} = sample.modules.at(-1)!;
  return {
    lines,
    isVisible,
    ...(errors.length > 0
      ? {failure: describeError(errors[0], name)}
      : html && {picture: html}),
  };
}

export async function evaluateInNode({
  code,
  name,
}: SampleModule): Promise<ModuleBody> {
  const script = new Script(wrapModule(code), {filename: name});
  return script.runInThisContext() as ModuleBody;
}

async function loadPackages(
  {modules}: RunnableSample,
  load: Load,
): Promise<Record<string, ModuleExports>> {
  const imported = PACKAGES.filter((name) =>
    modules.some(({code}) =>
      new RegExp(`require\\(["']${name}["']`).test(code),
    ),
  );
  const loaded = imported.map(
    async (name) => [name, await load(name)] as const,
  );
  return Object.fromEntries(await Promise.all(loaded));
}

function installHeadlessDocument(
  elements: readonly SampleElement[],
  lang: string,
): void {
  installGlobals(new HeadlessDocument(elements, lang, () => undefined));
  // Adds event methods that the global object has in browsers but not in Node.js.
  const events = new EventTarget();
  const {addEventListener, removeEventListener, dispatchEvent} = events;
  for (const method of [addEventListener, removeEventListener, dispatchEvent]) {
    Object.assign(globalThis, {[method.name]: method.bind(events)});
  }
}

/** Installs the complete DOM of jsdom, which a vendor's SDK needs to render its own grid. */
async function installJsdom(
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
    // Replaces classes of Node.js by those of jsdom where the two cannot be mixed, such as `Event` in
    // `dispatchEvent`.
    if (/^[A-Z]\w*(?:Event|Observer|Element|Signal|Controller)$/.test(name)) {
      Object.assign(globalThis, {[name]: window[name as 'Event']});
    }
  }
  Object.assign(window.document, {fonts: {load: async () => []}});
  Object.assign(globalThis, {window});
  // Disables clicks on links: they start downloads, but jsdom does not implement navigation.
  window.HTMLAnchorElement.prototype.click = () => undefined;
}

/** Checks whether a spreadsheet contains more than one empty sheet: several sheets, used cells, or drawings. */
function hasContents({isAlive, workbook}: Spreadsheet): boolean {
  const sheets = isAlive ? [...workbook.sheets] : [];
  return (
    sheets.length > 1 ||
    sheets.some(
      ({usedArea, charts, shapes, images}) =>
        usedArea !== null || charts.count + shapes.count + images.count > 0,
    )
  );
}
