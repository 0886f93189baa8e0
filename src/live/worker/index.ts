// Runs one sample on the reference runtime, in a worker that ends with it.
import * as runtime from '../../../runtime';
import {sheetView} from '../../../runtime/view/sheetView';
import type {Spreadsheet} from '../../../contracts/spreadsheet/spreadsheet-sdk';
import type {Action, FromRunner, ToRunner} from '../protocol';
import {actOn} from '../runner/actOn';
import {lineIn} from '../runner/lineIn';
import {Lines} from '../runner/lines';
import {Redraw} from '../runner/redraw';
import {observeSdk} from '../runner/observeSdk';
import {evaluateInMemory} from '../runner/evaluateInMemory';
import {runModules} from '../runner/runModules';
import {sampleConsole} from '../runner/sampleConsole';
import type {RunnableSample} from '../sample';
import {cryptoAnswered, installCrypto} from './crypto';
import {installGlobals} from './globals';
import {controlsOf, createPage, type PageDocument} from './samplePage';
import {installParts, partArrived} from './parts';

const post = (
  globalThis as unknown as {postMessage(message: FromRunner): void}
).postMessage.bind(globalThis);

let page: PageDocument | undefined;
let spreadsheet: Spreadsheet | undefined;
let name = '';
let actionNumber = 0;

const lines = new Lines((some) => post({type: 'lines', lines: some}));

function fail(error: unknown): void {
  const {message = String(error), stack = ''} =
    error instanceof Error ? error : {};
  post({
    type: 'failure',
    failure: {message: String(message), line: lineIn(stack, name)},
  });
}

/** Sends what there is to see. */
const redraw = new Redraw(() => {
  lines.flush();
  post({
    type: 'view',
    view: spreadsheet?.isAlive ? sheetView(spreadsheet) : undefined,
    controls: page ? controlsOf(page) : [],
    actionNumber,
  });
});
const draw = (): void => redraw.request();

function show(created: Spreadsheet): void {
  spreadsheet = created;
  for (const type of [
    'documentChange',
    'documentOpen',
    'calculate',
    'selectionChange',
    'sheetActivate',
    'filterChange',
  ] as const) {
    created.on(type, draw);
  }
}

async function run(
  {modules, elements, before}: RunnableSample,
  lang: string,
): Promise<void> {
  name = modules.at(-1)!.name;
  page = createPage(elements, draw);
  page.documentElement.lang = lang;
  installGlobals(page);
  const {sdk} = observeSdk(runtime, show);
  const packages = {'spreadsheet-sdk': sdk};
  try {
    if (before) {
      await runModules([before], packages, evaluateInMemory);
    }
    Object.assign(
      console,
      sampleConsole({
        line: (text, level) => lines.add(text, level),
        failure: fail,
      }),
    );
    await runModules(modules, packages, evaluateInMemory);
    if (spreadsheet?.isAlive) {
      await spreadsheet.engine.whenIdle();
    }
  } catch (error) {
    fail(error);
  }
  redraw.end();
  post({type: 'ended'});
}

function act(action: Action): void {
  switch (action.type) {
    case 'press':
      page?.getElementById(action.id)?.click();
      break;
    case 'type': {
      const element = page?.getElementById(action.id);
      if (element) {
        element.value = action.text;
        element.dispatchEvent(new Event('input'));
      }
      break;
    }
    default:
      if (spreadsheet?.isAlive && !actOn(spreadsheet, action)) {
        post({type: 'refused'});
      }
      draw();
  }
}

function receive(message: ToRunner): void {
  switch (message.type) {
    case 'run':
      void run(message.sample, message.lang);
      break;
    case 'ping':
      post({type: 'pong'});
      break;
    case 'part':
      partArrived(message.name, message.address);
      break;
    case 'crypto':
      cryptoAnswered(message.result);
      break;
    default:
      actionNumber = message.number;
      act(message);
  }
}

installCrypto((call) => post({type: 'crypto', call}));
installParts((part) => post({type: 'part', name: part}));
addEventListener('message', ({data}: MessageEvent<ToRunner>) => {
  try {
    receive(data);
  } catch (error) {
    fail(error);
  }
});
addEventListener('unhandledrejection', (event) => {
  event.preventDefault();
  fail(event.reason);
});
addEventListener('error', (event) => {
  event.preventDefault();
  fail(event.error ?? event.message);
});
post({type: 'ready'});
