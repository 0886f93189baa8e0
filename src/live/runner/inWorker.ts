// Runs one sample on the reference runtime, in a worker that ends with it.
import * as runtime from '@document-sdk/spreadsheet-reference';
import {sheetView} from '@document-sdk/spreadsheet-reference/view';
import type {Spreadsheet} from '../../../contracts/spreadsheet/spreadsheet-sdk';
import type {UserAction, FromWorker, ToWorker} from '../protocol';
import {applyAction} from './actOn';
import {wrapSdk} from './spreadsheet';
import {serveSample} from './runSample';
import type {RunnableSample} from '../sample';
import {installFrameRequests} from './frameRequests';
import {installGlobals} from './globals';
import {listControls, createDocument, type HeadlessDocument} from './document';

const post = (
  globalThis as unknown as {
    postMessage(message: FromWorker, ports?: readonly MessagePort[]): void;
  }
).postMessage.bind(globalThis);

/** Shortest time between two drawings, in milliseconds: two frames. */
const BETWEEN_MS = 32;

let page: HeadlessDocument | undefined;
let spreadsheet: Spreadsheet | undefined;
let actionNumber = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Sends what there is to see. */
function draw(): void {
  clearTimeout(timer);
  timer = undefined;
  post({
    type: 'view',
    view: spreadsheet?.isAlive ? sheetView(spreadsheet) : undefined,
    controls: page ? listControls(page) : [],
    actionNumber,
  });
}

/** Draws what has changed: once for all that changes at a time. */
function drawSoon(): void {
  timer ??= setTimeout(draw, BETWEEN_MS);
}

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
    created.on(type, drawSoon);
  }
}

async function run(sample: RunnableSample, lang: string): Promise<void> {
  page = createDocument(sample.elements, lang, drawSoon);
  installGlobals(page);
  const served = serveSample(sample, post);
  await served.run(wrapSdk(runtime, show));
  if (spreadsheet?.isAlive) {
    await spreadsheet.engine.whenIdle().catch(served.fail);
  }
  draw();
  post({type: 'ended', text: '', number: Number(spreadsheet?.isAlive ?? 0)});
}

function act(action: UserAction): void {
  if (action.type === 'press') {
    page?.getElementById(action.id)?.click();
  } else if (action.type === 'type') {
    const element = page?.getElementById(action.id);
    if (element) {
      element.value = action.text;
      element.dispatchEvent(new Event('input'));
    }
  } else {
    if (spreadsheet?.isAlive && !applyAction(spreadsheet, action)) {
      post({type: 'refused'});
    }
    drawSoon();
  }
}

installFrameRequests(post);
addEventListener('message', ({data}: MessageEvent<ToWorker>) => {
  switch (data.type) {
    case 'run':
      // The time of the sample begins here: loading the runtime is not its own.
      post({type: 'pong', text: '', number: 0});
      void run(data.sample, data.lang);
      break;
    case 'ping':
      post({type: 'pong', text: '', number: 0});
      break;
    default:
      actionNumber = data.number;
      act(data);
  }
});
