// Script of the sample frame. The sample runs in a worker; this script shows the views that the worker sends.
import {translate} from '@docusaurus/Translate';
import {addStyles, createElement} from '../dom';
import drawings from '../grid/drawings.css';
import sheet from '../grid/grid.css';
import type {FromFrame, FromWorker, ToWorker, UserAction} from '../protocol';
import {SampleControls} from './controls';
import {SheetGrid} from './grid';
import liveGrid from './liveGrid.css';
import {connectPage} from './page';

const REJECTED = translate({
  id: 'site.live.refused',
  message: 'The cell rejected the entry.',
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
  const act = (action: UserAction): void => {
    rejection = '';
    actionNumber += 1;
    send({...action, number: actionNumber});
  };
  const controls = new SampleControls(act);
  const grid = new SheetGrid(act);
  const note = createElement('p', {className: 'note'});
  document.body.append(controls.element, grid.element, controls.tabs, note);
  worker.onmessage = ({data, ports}: MessageEvent<FromWorker>) => {
    switch (data.type) {
      case 'view': {
        const {view} = data;
        controls.show(data.controls, view?.sheets);
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

/**
 * Calls a method of `crypto.subtle` for the worker: src/live/runner/globals.ts.
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
