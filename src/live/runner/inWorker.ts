// Worker script that runs one sample on the reference implementation.
import * as runtime from '@document-sdk/spreadsheet-reference';
import {
  readSheetView,
  type SheetView,
} from '@document-sdk/spreadsheet-reference/view';
import type {Spreadsheet} from '../../../contracts/spreadsheet/spreadsheet-sdk';
import {
  createFrameMessage,
  FIRST_SIZE,
  type FromWorker,
  type ToWorker,
  type UserAction,
} from '../protocol';
import type {RunnableSample} from '../compileSample';
import {installFrameRequests, installGlobals} from './globals';
import {HeadlessDocument, listControls} from './headlessDocument';
import {applyAction} from './applyAction';
import {prepareRun, wrapSdk} from './runSample';

const post = (
  globalThis as unknown as {
    postMessage(message: FromWorker, ports?: readonly MessagePort[]): void;
  }
).postMessage.bind(globalThis);

/** Minimum time between two renderings: two animation frames. */
const RENDER_INTERVAL_MS = 32;

let page: HeadlessDocument | undefined;
let spreadsheet: Spreadsheet | undefined;
let actionNumber = 0;
let isRejected = false;
let sentCells: SheetView['cells'] | undefined;
let size = FIRST_SIZE;
let timer: ReturnType<typeof setTimeout> | undefined;

function sendView(): void {
  clearTimeout(timer);
  timer = undefined;
  const view = spreadsheet?.isAlive
    ? readSheetView(spreadsheet, size)
    : undefined;
  const cells = view?.cells === sentCells ? undefined : view?.cells;
  sentCells = view?.cells;
  post({
    type: 'view',
    view: view && {...view, cells},
    controls: page ? listControls(page) : [],
    actionNumber,
    isRejected,
  });
}

/** Sends one view for all changes within the interval. */
function scheduleView(): void {
  timer ??= setTimeout(sendView, RENDER_INTERVAL_MS);
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
    created.on(type, scheduleView);
  }
}

async function run(sample: RunnableSample, lang: string): Promise<void> {
  page = new HeadlessDocument(sample.elements, lang, scheduleView);
  installGlobals(page);
  const reporting = prepareRun(sample, post);
  await reporting.run(wrapSdk(runtime, show));
  if (spreadsheet?.isAlive) {
    await spreadsheet.engine.whenIdle().catch(reporting.fail);
  }
  if (spreadsheet?.isAlive) {
    // Readers can undo only their own changes, as the contract advises after loading data.
    spreadsheet.history.clear();
  }
  sendView();
  post(createFrameMessage('ended', '', Number(spreadsheet?.isAlive ?? 0)));
}

function act(action: UserAction): void {
  isRejected = false;
  if (action.type === 'press') {
    page?.getElementById(action.id)?.click();
  } else if (action.type === 'type') {
    const {id, text, files} = action;
    const field = page?.getElementById(id);
    if (field) {
      Object.assign(field, {value: text, files});
      field.dispatchEvent(new Event(files ? 'change' : 'input'));
    }
  } else {
    isRejected =
      spreadsheet?.isAlive === true && !applyAction(spreadsheet, action);
    scheduleView();
  }
}

installFrameRequests(post);
addEventListener('message', ({data}: MessageEvent<ToWorker>) => {
  switch (data.type) {
    case 'run':
      // Starts the time limit for the sample, which replaces the one for loading.
      post(createFrameMessage('pong'));
      void run(data.sample, data.lang);
      break;
    case 'ping':
      post(createFrameMessage('pong'));
      break;
    case 'resize':
      size = data;
      scheduleView();
      break;
    default:
      actionNumber = data.number;
      act(data);
  }
});
