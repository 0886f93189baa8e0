// Script of the sample frame. The sample runs in a worker; this script shows the views that the worker sends.
import type {SheetView} from '@document-sdk/spreadsheet-reference/view';
import {translate} from '@docusaurus/Translate';
import {addStyles, createElement} from '../dom';
import drawings from '../grid/drawings.css';
import sheet from '../grid/grid.css';
import type {FromFrame, FromWorker, ToWorker, UserAction} from '../protocol';
import {getLabels} from '../grid/labels';
import {SampleControls} from './controls';
import {SheetGrid} from './grid';
import liveGrid from './liveGrid.css';
import {connectPage} from './page';
import {Toolbar} from './toolbar';

const REJECTED = translate({
  id: 'site.live.refused',
  message: 'The sheet did not accept the change.',
});

const CUT = translate({
  id: 'site.live.cut',
  message: 'Only the first cells of the sheet are shown.',
});

/**
 * Entry point that the HTML page of the frame calls: src/live/plugin/liveFiles.ts.
 *
 * @param script - source text of the worker's script
 */
export function start(port: MessagePort, script: string): void {
  const type = 'text/javascript';
  const worker = new Worker(URL.createObjectURL(new Blob([script], {type})));
  const send = (message: ToWorker): void => worker.postMessage(message);
  let rejection = '';
  let actionNumber = 0;
  let cells: SheetView['cells'] = [];
  const act = (action: UserAction): void => {
    rejection = '';
    actionNumber += 1;
    send({...action, number: actionNumber});
  };
  const controls = new SampleControls(act);
  const grid = new SheetGrid(act, (size) => send({type: 'resize', ...size}));
  const labels = getLabels(document.documentElement.lang);
  const toolbar = new Toolbar(labels, (id) => {
    grid.commit();
    act({type: 'command', id});
  });
  const summary = createElement('output', {className: 'summary'});
  const foot = createElement(
    'div',
    {className: 'foot'},
    controls.tabs,
    summary,
  );
  const note = createElement('p', {className: 'note', role: 'status'});
  document.body.append(
    controls.element,
    toolbar.element,
    grid.element,
    foot,
    note,
  );
  worker.onmessage = ({data, ports}: MessageEvent<FromWorker>) => {
    switch (data.type) {
      case 'view': {
        cells = data.view?.cells ?? cells;
        const view = data.view && {...data.view, cells};
        controls.show(data.controls, view);
        toolbar.show(view);
        summary.textContent = view ? summarize(view) : '';
        grid.show(view, data.actionNumber < actionNumber);
        note.textContent = rejection || (view?.isCut ? CUT : '');
        break;
      }
      case 'rejected':
        rejection = REJECTED;
        break;
      case 'crypto':
        void callCrypto(data).then((value) => ports[0]!.postMessage(value));
        break;
      default:
        port.postMessage(data satisfies FromFrame, [...ports]);
    }
  };
  connectPage(port, (message) => {
    if (message.type === 'stop') {
      worker.terminate();
    } else {
      send(message);
    }
  });
  addStyles(sheet, drawings, liveGrid);
}

/** Returns the text of the status bar: sum, average and count of several selected numbers. */
function summarize({summary, hiddenParts}: SheetView): string {
  const {count, numberCount, sum} = summary;
  const format = (value: number) => value.toLocaleString();
  const [average, total] = [sum / numberCount, sum].map(format);
  return numberCount < 2 || hiddenParts.includes('statusBar')
    ? ''
    : translate(
        {
          id: 'site.live.summary',
          message: 'Average: {average}   Count: {count}   Sum: {sum}',
        },
        {average: average!, count: format(count), sum: total!},
      );
}

/**
 * Calls a method of `crypto.subtle` for the worker: src/live/runner/frameRequests.ts.
 *
 * @returns `undefined` if the call fails, for example on a site without https
 */
async function callCrypto({
  method,
  args: [algorithm, key, data],
}: Extract<FromWorker, {type: 'crypto'}>): Promise<unknown> {
  try {
    const subtle = crypto.subtle as unknown as Record<
      string,
      (...args: readonly unknown[]) => Promise<unknown>
    >;
    // `digest` takes the data as its second argument, since it has no key.
    return data === undefined
      ? await subtle[method]!(algorithm, key)
      : await subtle[method]!(
          algorithm,
          await subtle['importKey']!(...(key as unknown[]), false, [method]),
          data,
        );
  } catch {
    return undefined;
  }
}
