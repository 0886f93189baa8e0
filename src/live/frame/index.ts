// The page in which a sample runs, without an origin of its own and without a network: shows what the worker of the
// sample draws.
import {translate} from '@docusaurus/Translate';
import {addStyles, element} from '../dom';
import drawings from '../grid/drawings.css';
import sheet from '../grid/grid.css';
import type {UserAction, FromFrame, FromWorker, ToWorker} from '../protocol';
import {Controls} from './controls';
import {Grid} from './grid';
import liveGrid from './liveGrid.css';
import {openPage} from './page';

const REFUSED = translate({
  id: 'site.live.refused',
  message: 'The cell rejected the entry.',
});

const CUT = translate({
  id: 'site.live.cut',
  message: 'Only the first cells of the sheet are shown.',
});

/**
 * Starts the frame: called by the script that stands in its page.
 *
 * @param script - of the worker
 */
export function start(port: MessagePort, script: string): void {
  const type = 'text/javascript';
  const worker = new Worker(URL.createObjectURL(new Blob([script], {type})));
  const send = (message: ToWorker): void => worker.postMessage(message);
  let refusal = '';
  let actionNumber = 0;
  const act = (action: UserAction): void => {
    refusal = '';
    actionNumber += 1;
    send({...action, number: actionNumber});
  };
  const controls = new Controls(act);
  const grid = new Grid(act);
  const note = element('p', {className: 'note'});
  document.body.append(controls.element, grid.element, controls.tabs, note);
  worker.onmessage = ({data, ports}: MessageEvent<FromWorker>) => {
    switch (data.type) {
      case 'view': {
        const {view} = data;
        controls.show(data.controls, view?.sheets);
        grid.show(view, data.actionNumber < actionNumber);
        note.textContent = refusal || (view?.isCut ? CUT : '');
        break;
      }
      case 'refused':
        refusal = REFUSED;
        break;
      case 'calculate':
        void calculate(data).then((value) => ports[0]!.postMessage(value));
        break;
      default:
        port.postMessage(data satisfies FromFrame, [...ports]);
    }
  };
  openPage(port, (message) => {
    if (message.type === 'stop') {
      worker.terminate();
    } else {
      send(message);
    }
  });
  addStyles(sheet, drawings, liveGrid);
}

/**
 * Calculates for the worker what it cannot: see `src/live/runner/frameRequests.ts`.
 *
 * @returns `undefined` when that fails, or the site is served without https
 */
async function calculate({
  method,
  args: [algorithm, key, data],
}: Extract<FromWorker, {type: 'calculate'}>): Promise<unknown> {
  try {
    const subtle = crypto.subtle as unknown as Record<
      string,
      (...args: readonly unknown[]) => Promise<unknown>
    >;
    // Methods that take no key have the data in its place.
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
