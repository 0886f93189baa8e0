// Runs one sample on the reference runtime, in a worker that ends with it.
import * as runtime from '../../../runtime';
import {sheetView} from '../../../runtime/view/sheetView';
import type {Spreadsheet} from '../../../contracts/spreadsheet/spreadsheet-sdk';
import type {Action, FromRunner, ToRunner} from '../protocol';
import {actOn} from '../runner/actOn';
import {observeSdk} from '../runner/observeSdk';
import {Redraw} from '../runner/report';
import {serveSamples} from '../runner/serve';
import type {RunnableSample} from '../sample';
import {installAsking, takeAnswer} from './ask';
import {installGlobals} from './globals';
import {controlsOf, createPage, type PageDocument} from './samplePage';

const post = (
  globalThis as unknown as {postMessage(message: FromRunner): void}
).postMessage.bind(globalThis);

let page: PageDocument | undefined;
let spreadsheet: Spreadsheet | undefined;
let actionNumber = 0;

const server = serveSamples(post);

/** Sends what there is to see. */
const redraw = new Redraw(() => {
  server.flush();
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

async function run(sample: RunnableSample, lang: string): Promise<void> {
  page = createPage(sample.elements, lang, draw);
  installGlobals(page);
  await server.run(sample, observeSdk(runtime, show));
  if (spreadsheet?.isAlive) {
    await spreadsheet.engine.whenIdle().catch(server.fail);
  }
  redraw.end();
  post({type: 'ended'});
}

function act(action: Action): void {
  if (action.type === 'press') {
    page?.getElementById(action.id)?.click();
  } else if (action.type === 'type') {
    const element = page?.getElementById(action.id);
    if (element) {
      element.value = action.text;
      element.dispatchEvent(new Event('input'));
    }
  } else {
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
    case 'answer':
      takeAnswer(message.value);
      break;
    default:
      actionNumber = message.number;
      act(message);
  }
}

installAsking((question) => post({type: 'ask', question}));
addEventListener('message', ({data}: MessageEvent<ToRunner>) => {
  try {
    receive(data);
  } catch (error) {
    server.fail(error);
  }
});
post({type: 'ready'});
