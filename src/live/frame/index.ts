// The page in which a sample runs: without an origin of its own, without a network.
import {addStyles, element} from '../element';
import drawings from '../grid/drawings.css';
import sheet from '../grid/grid.css';
import type {
  Action,
  CryptoCall,
  FrameStart,
  FromFrame,
  FromRunner,
  OfRun,
  ToFrame,
  ToRunner,
} from '../protocol';
import {MOST_LINES} from '../runner/report';
import {Controls} from './controls';
import {Grid} from './grid';
import liveGrid from './liveGrid.css';
import {framePlace, Scripts, workerPlace} from './places';
import {EDITED_LIMIT_MS, LIMIT_MS, Runner} from './runner';
import page from './styles.css';

/** Starts a new frame: called by the script that stands in its page. */
export function start(
  {runner: files, place, lang, texts}: FrameStart,
  port: MessagePort,
): void {
  const send = (message: FromFrame): void => port.postMessage(message);
  const scripts = new Scripts();
  const entry = scripts.add(files)!;
  document.documentElement.lang = lang;
  addStyles(page, sheet, drawings, liveGrid);
  let refusal = '';
  let actionNumber = 0;
  const act = (action: Action): void => {
    refusal = '';
    actionNumber += 1;
    runner.send({...action, number: actionNumber});
  };
  const controls = new Controls(texts, act);
  const grid = new Grid(texts, act);
  const note = element('p', {className: 'note'});
  document.body.append(controls.element, grid.element, controls.tabs, note);
  let run = 0;
  let lineCount = 0;
  let isEmpty = true;
  const tell = (message: OfRun): void => send({...message, run});
  /** Where the parts go that the page was asked for. */
  const askers = new Map<string, (answer: ToRunner) => void>();

  function receive(
    message: FromRunner,
    answer: (message: ToRunner) => void,
  ): void {
    switch (message.type) {
      case 'lines':
        lineCount += message.lines.length;
        if (lineCount > 2 * MOST_LINES) {
          runner.stop('output');
        } else {
          tell(message);
        }
        break;
      case 'view': {
        const {view} = message;
        isEmpty = view === undefined;
        controls.show(message.controls, view?.sheets);
        grid.show(view, () => message.actionNumber < actionNumber);
        note.textContent = refusal || (view?.isCut ? texts.cut : '');
        break;
      }
      case 'refused':
        refusal = texts.refused;
        break;
      case 'ended':
        tell({type: 'ended', isEmpty: isEmpty && place === 'worker'});
        break;
      case 'ask': {
        const {question} = message;
        if ('part' in question) {
          askers.set(question.part, answer);
          send({type: 'part', name: question.part});
        } else {
          void calculate(question).then((value) =>
            answer({type: 'answer', value}),
          );
        }
        break;
      }
      case 'failure':
        tell(message);
        break;
    }
  }

  const runner = new Runner({
    create: () => (place === 'worker' ? workerPlace(entry) : framePlace(entry)),
    receive,
    stopped: (reason) => tell({type: 'stopped', reason}),
  });

  port.onmessage = ({data}: MessageEvent<ToFrame>) => {
    switch (data.type) {
      case 'run': {
        const {sample, isEdited} = data;
        lineCount = 0;
        actionNumber = 0;
        run = data.run;
        runner.run(sample, lang, isEdited ? EDITED_LIMIT_MS : LIMIT_MS);
        break;
      }
      case 'stop':
        runner.stop('reader');
        break;
      case 'ping':
        send({type: 'pong'});
        break;
      case 'look':
        document.documentElement.dataset['theme'] = data.isDark
          ? 'dark'
          : 'light';
        document.body.classList.toggle('large', data.isLarge);
        break;
      case 'part': {
        const value = scripts.add(data.files);
        askers.get(data.name)?.({type: 'answer', value});
        break;
      }
    }
  };
  new ResizeObserver(() => {
    const {height} = document.body.getBoundingClientRect();
    send({type: 'height', height: Math.ceil(height)});
  }).observe(document.body);
}

/**
 * Calculates for the worker what it cannot: see `src/live/worker/ask.ts`.
 *
 * @returns `undefined` when that fails, or the site is served without https
 */
async function calculate({
  method,
  algorithm,
  key,
  data,
}: CryptoCall): Promise<ArrayBuffer | undefined> {
  try {
    const {subtle} = crypto;
    if (method === 'digest' || !key) {
      return await subtle.digest(algorithm, data);
    }
    const imported = await subtle.importKey(
      'raw',
      key.bytes,
      key.algorithm,
      false,
      [method],
    );
    return await subtle[method](algorithm, imported, data);
  } catch {
    return undefined;
  }
}
