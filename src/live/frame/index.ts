// Script of the sample frame. The sample runs in a worker; this script shows the views that the worker sends.
import type {SheetView} from '@document-sdk/spreadsheet-reference/view';
import {translate} from '@docusaurus/Translate';
import {addStyles} from '../dom';
import drawings from '../grid/drawings.css';
import sheet from '../grid/grid.css';
import type {FromFrame, FromWorker, ToWorker, UserAction} from '../protocol';
import {FrameBars} from './bars';
import {SheetGrid} from './grid';
import liveGrid from './liveGrid.css';
import {connectPage} from './page';

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
  let actionNumber = 0;
  let cells: SheetView['cells'] = [];
  const act = (action: UserAction): void => {
    actionNumber += 1;
    send({...action, number: actionNumber});
  };
  const grid = new SheetGrid(act, (size) => send({type: 'resize', ...size}));
  const bars = new FrameBars((action) => {
    grid.commit();
    act(action);
  });
  document.body.append(bars.top, grid.element, bars.bottom);
  worker.onmessage = ({data, ports}: MessageEvent<FromWorker>) => {
    switch (data.type) {
      case 'view': {
        cells = data.view?.cells ?? cells;
        const view = data.view && {...data.view, cells};
        grid.show(view, data.actionNumber < actionNumber);
        const note = data.isRejected ? REJECTED : view?.isCut ? CUT : '';
        bars.show(data.controls, view, note);
        break;
      }
      case 'crypto':
        // Fails on sites without https.
        void callCrypto(data)
          .catch(() => undefined)
          .then((value) => ports[0]!.postMessage(value));
        break;
      default:
        port.postMessage(data satisfies FromFrame, [...ports]);
    }
  };
  connectPage(port, send);
  addStyles(sheet, drawings, liveGrid);
}

/** Calls a method of `crypto.subtle` for the worker: src/live/runner/globals.ts. */
async function callCrypto({
  method,
  args: [algorithm, key, data],
}: Extract<FromWorker, {type: 'crypto'}>): Promise<unknown> {
  const subtle = crypto.subtle as unknown as Record<
    string,
    (...args: readonly unknown[]) => Promise<unknown>
  >;
  if (method === 'digest') {
    return subtle[method]!(algorithm, key);
  }
  const args = [...(key as unknown[]), false, [method]];
  return subtle[method]!(algorithm, await subtle['importKey']!(...args), data);
}
