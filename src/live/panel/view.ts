import {button, element} from '../element';
import {MOST_LINES, type Failure} from '../protocol';
import type {Level} from '../runner/runSample';
import {lineText, type PanelTexts} from './texts';

/** Most errors of a run that are shown. */
const MOST_ERRORS = 20;

/** What the buttons of a panel do. */
interface Actions {
  readonly stop: () => void;
  readonly reset: () => void;
  readonly copy: () => Promise<void>;
  readonly download: () => Promise<void>;
  readonly close: () => void;
}

/**
 * What a panel shows: what runs the sample, how it stands and what can be done with it; then its editor, frame, errors
 * and console. What those say comes from the sample: it is text, never markup.
 */
export function panelView(texts: PanelTexts, actions: Actions) {
  const status = element('p', {role: 'status', className: 'live-status'});
  const say = (text: string): void => {
    status.textContent = text;
  };
  const telling =
    (act: () => Promise<void>, done: string, failed: string) => () =>
      void act().then(
        () => say(done),
        () => say(failed),
      );
  const {copied, notCopied, downloaded, notDownloaded} = texts;
  const stop = button(texts.stop, actions.stop);
  const enlarge = (): void =>
    void (document.fullscreenElement
      ? document.exitFullscreen()
      : panel.requestFullscreen());
  const bar = element(
    'div',
    {className: 'live-bar'},
    element('p', {className: 'live-note', textContent: texts.runtime}),
    element(
      'div',
      {className: 'live-buttons'},
      stop,
      button(texts.reset, actions.reset),
      button(texts.copy, telling(actions.copy, copied, notCopied)),
      button(
        texts.download,
        telling(actions.download, downloaded, notDownloaded),
      ),
      // Phones that cannot have none.
      button(texts.enlarge, enlarge, {hidden: !document.fullscreenEnabled}),
      button(texts.close, actions.close),
    ),
    status,
  );
  const log = element('pre', {
    role: 'log',
    'aria-label': texts.console,
    tabIndex: 0,
    hidden: true,
  });
  const errors = element('div', {
    className: 'live-errors',
    role: 'alert',
    'aria-label': texts.errors,
  });
  const output = element('div', {className: 'live-output'}, errors, log);
  const own = {className: 'live', 'aria-label': texts.panel};
  const panel = element('section', own, bar, output);
  return {
    element: panel,
    showEditor: (place: HTMLElement): void => bar.after(place),
    showFrame: (frame: HTMLElement): void => output.before(frame),
    setState(state: 'running' | 'ended', text: string): void {
      bar.dataset['state'] = state;
      stop.disabled = state !== 'running';
      say(text);
    },
    clear(): void {
      log.replaceChildren();
      errors.replaceChildren();
      log.hidden = true;
    },
    add(line: string, level: Level): void {
      const className = level === 'warning' ? 'live-warning' : '';
      log.hidden = false;
      if (log.childElementCount < MOST_LINES) {
        log.append(element('span', {className, textContent: `${line}\n`}));
      }
    },
    /** @param start - line of the sample, from 1, on which the code begins that the reader sees */
    fail({message, line}: Failure, start: number): void {
      const place = line === undefined ? '' : `${lineText(line, start)}: `;
      errors.append(element('p', {textContent: place + message}));
      if (errors.childElementCount > MOST_ERRORS) {
        errors.firstChild?.remove();
      }
    },
  };
}
