// The page in which a sample runs: without an origin of its own, without a network.
import type {
  Action,
  FrameStart,
  FromFrame,
  FromRunner,
  OfRun,
  ScriptFile,
  ToFrame,
  ToRunner,
} from '../protocol';
import {MOST_LINES} from '../runner/lines';
import {calculate} from './calculate';
import {Grid} from './grid';
import {Controls} from './controls';
import {framePlace} from './framePlace';
import {EDITED_LIMIT_MS, LIMIT_MS, Runner} from './runner';
import {Scripts} from './scripts';
import {installStyles} from './styles';
import {createTabs} from './tabs';
import {workerPlace} from './workerPlace';

/** Starts a new frame: called by the script that stands in its page. */
export function start(
  {runner: files, place, lang, texts}: FrameStart,
  port: MessagePort,
): void {
  const send = (message: FromFrame): void => port.postMessage(message);
  const scripts = new Scripts();
  const entry = scripts.add(files);
  document.documentElement.lang = lang;
  installStyles();
  let refusal = '';
  let actionNumber = 0;
  const act = (action: Action): void => {
    refusal = '';
    actionNumber += 1;
    runner.send({...action, number: actionNumber});
  };
  const controls = new Controls(texts, act);
  const tabs = createTabs(texts, act);
  const grid = new Grid(texts, act);
  const note = document.createElement('p');
  note.className = 'note';
  document.body.append(controls.element, grid.element, tabs.element, note);
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
        controls.show(message.controls);
        tabs.show(view?.sheets ?? []);
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
      case 'crypto':
        void calculate(message.call).then((result) =>
          answer({type: 'crypto', ...(result && {result})}),
        );
        break;
      case 'part':
        askers.set(message.name, answer);
        send(message);
        break;
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
      case 'run':
        lineCount = 0;
        actionNumber = 0;
        run = data.run;
        runner.run(
          data.sample,
          lang,
          data.isEdited ? EDITED_LIMIT_MS : LIMIT_MS,
        );
        break;
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
      case 'part':
        askers.get(data.name)?.({
          type: 'part',
          name: data.name,
          address: scripts.add(data.files as readonly ScriptFile[]),
        });
        break;
    }
  };
  new ResizeObserver(() => {
    const {height} = document.body.getBoundingClientRect();
    send({type: 'height', height: Math.ceil(height)});
  }).observe(document.body);
}
