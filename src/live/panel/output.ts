import {createButton, createElement} from '../dom';
import type {SampleFailure} from '../protocol';
import {formatLine, PANEL_TEXTS} from './texts';

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
  readonly #showLine: (line: number) => void;
  /** Line number in the running source that is shown as line 1. */
  #firstLine = 1;

  constructor(showLine: (line: number) => void) {
    this.#showLine = showLine;
  }

  clear(): void {
    this.errors.replaceChildren();
    this.console.replaceChildren();
    this.console.hidden = true;
  }

  log(text: string, type: 'log' | 'warning' | 'failure'): void {
    this.console.hidden = false;
    this.console.append(
      createElement('span', {
        className: `live-${type}`,
        textContent: `${text}\n`,
      }),
    );
  }

  /** Shows an error below the code and scrolls to it. Further errors go to the console. */
  logFailure({message, line}: SampleFailure): void {
    const label = line ? formatLine(line, this.#firstLine) : '';
    if (this.errors.childElementCount === MAX_ERRORS) {
      this.log(label ? `${label}: ${message}` : message, 'failure');
      return;
    }
    const link =
      line &&
      createButton(label, () => this.#showLine(line), {'data-line': line});
    const parts = link ? [link, `: ${message}`] : [message];
    const error = createElement('p', {className: 'live-failure'}, ...parts);
    this.errors.append(error);
    error.scrollIntoView({block: 'nearest'});
  }

  /** Sets the line number in the running source that is shown as line 1, also in errors that are visible. */
  setFirstLine(firstLine: number): void {
    this.#firstLine = firstLine;
    for (const link of this.errors.querySelectorAll('button')) {
      link.textContent = formatLine(Number(link.dataset['line']), firstLine);
    }
  }
}
