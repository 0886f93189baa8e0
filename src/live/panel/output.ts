import {translate} from '@docusaurus/Translate';
import {createButton, createElement} from '../dom';
import type {SampleFailure} from '../protocol';
import {PANEL_TEXTS} from './texts';

const MAX_ERRORS = 3;

/** Errors and logged lines of a run. They are inserted as text, never as markup. */
export class PanelOutput {
  /** The first errors, each with a button that leads to its line. Screen readers announce them. */
  readonly errors = createElement('div', {
    role: 'alert',
    className: 'live-errors',
  });
  readonly console = createElement('pre', {
    role: 'log',
    'aria-label': PANEL_TEXTS.console,
    tabIndex: 0,
    hidden: true,
  });

  constructor(private readonly showLine: (line: number) => unknown) {}

  clear(): void {
    this.errors.replaceChildren();
    this.console.replaceChildren();
    this.console.hidden = true;
  }

  log(text: string, type: 'log' | 'warning' | 'failure'): void {
    this.console.hidden = false;
    const className = `live-${type}`;
    this.console.append(
      createElement('span', {className, textContent: `${text}\n`}),
    );
  }

  /** Shows an error below the code and scrolls to it. Further errors go to the console. */
  logFailure({message, line}: SampleFailure): void {
    const label = line
      ? translate(
          {id: 'site.live.line', message: 'Line {line}'},
          {line: String(line)},
        )
      : '';
    if (this.errors.childElementCount === MAX_ERRORS) {
      this.log(label ? `${label}: ${message}` : message, 'failure');
      return;
    }
    const error = createElement('p', {className: 'live-failure'});
    if (line) {
      error.append(
        createButton(label, () => void this.showLine(line)),
        ': ',
      );
    }
    error.append(message);
    this.errors.append(error);
    error.scrollIntoView({block: 'nearest'});
  }
}
