import {element} from '../element';
import type {Failure} from '../protocol';
import {MOST_CHARACTERS, MOST_LINES, type Level} from '../runner/report';
import {lineText, type PanelTexts} from './texts';

/** Most errors of a run that are shown. */
const MOST_ERRORS = 20;

/** Console and errors of a run. What they say comes from the sample: it is text, never markup. */
export class Output {
  readonly element: HTMLElement;
  readonly #console: HTMLElement;
  readonly #errors: HTMLElement;

  constructor({console, errors}: PanelTexts) {
    const named = {role: 'log', 'aria-label': console};
    this.#console = element('pre', {...named, tabIndex: 0, hidden: true});
    this.#errors = element('div', {
      className: 'live-errors',
      role: 'alert',
      'aria-label': errors,
    });
    const own = {className: 'live-output'};
    this.element = element('div', own, this.#errors, this.#console);
  }

  clear(): void {
    this.#console.replaceChildren();
    this.#errors.replaceChildren();
    this.#console.hidden = true;
  }

  add(lines: readonly string[], level: Level): void {
    const left = MOST_LINES - this.#console.childElementCount;
    const className = level === 'warning' ? 'live-warning' : '';
    this.#console.hidden = false;
    this.#console.append(
      ...lines
        .slice(0, left)
        .map((line) => element('span', {className, textContent: `${line}\n`})),
    );
  }

  /**
   * @param start - line of the sample, from 1, on which the code begins that the reader sees
   */
  fail({message, line}: Failure, start: number): void {
    const place = line === undefined ? '' : `${lineText(line, start)}: `;
    this.#errors.append(
      element('p', {textContent: place + message.slice(0, MOST_CHARACTERS)}),
    );
    if (this.#errors.childElementCount > MOST_ERRORS) {
      this.#errors.firstChild?.remove();
    }
  }
}
