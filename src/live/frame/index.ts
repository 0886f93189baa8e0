// The page in which a sample runs: without an origin of its own, without a network.
import {addStyles, element} from '../element';
import drawings from '../grid/drawings.css';
import sheet from '../grid/grid.css';
import type {
  Action,
  FrameStart,
  FromFrame,
  FromRunner,
  Happening,
  Question,
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
  {runner: files, place, lang, tokens, texts}: FrameStart,
  port: MessagePort,
): void {
  let run = 0;
  const send = (message: Pick<FromFrame, 'type'> & Partial<FromFrame>): void =>
    port.postMessage({run, text: '', number: 0, ...message});
  const tell = ({type, text = '', number = 0}: Happening): void =>
    send({type, text, number});
  const scripts = new Scripts();
  const entry = scripts.add(files)!;
  document.documentElement.lang = lang;
  addStyles(tokens, page, sheet, drawings, liveGrid);
  // As the panel, which the tokens are for.
  document.body.className = 'live';
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
  let lineCount = 0;
  let hasView = false;
  /** Where the parts go that the page was asked for. */
  const askers = new Map<string, (answer: ToRunner) => void>();

  function receive(
    message: FromRunner,
    answer: (message: ToRunner) => void,
  ): void {
    switch (message.type) {
      case 'view': {
        const {view} = message;
        hasView = view !== undefined;
        controls.show(message.controls, view?.sheets);
        grid.show(view, () => message.actionNumber < actionNumber);
        note.textContent = refusal || (view?.isCut ? texts.cut : '');
        break;
      }
      case 'refused':
        refusal = texts.refused;
        break;
      case 'ask': {
        const {question} = message;
        const [part] = question.args;
        if (question.method === 'part') {
          askers.set(String(part), answer);
          send({type: 'part', text: String(part)});
        } else {
          void calculate(question).then((value) =>
            answer({type: 'answer', value}),
          );
        }
        break;
      }
      case 'ended':
        tell({type: 'ended', number: Number(hasView || place === 'frame')});
        break;
      case 'ready':
      case 'pong':
        break;
      default:
        lineCount += message.text?.split('\n').length ?? 0;
        if (lineCount > 2 * MOST_LINES) {
          runner.stop('output');
        } else {
          tell(message);
        }
    }
  }

  const runner = new Runner({
    create: () => (place === 'worker' ? workerPlace(entry) : framePlace(entry)),
    receive,
    stopped: (text) => tell({type: 'stopped', text}),
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
    send({type: 'height', number: Math.ceil(height)});
  }).observe(document.body);
}

/**
 * Calculates for the worker what it cannot: see `src/live/worker/ask.ts`.
 *
 * @returns `undefined` when that fails, or the site is served without https
 */
async function calculate({
  method,
  args: [algorithm, key, data],
}: Question): Promise<unknown> {
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
