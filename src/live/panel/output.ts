import type {Failure, LogLine} from '../protocol';
import {MOST_LINES} from '../runner/report';
import {lineAboveText, lineText} from './texts';

/** Console and errors of a run. What they say comes from the sample: it is text, never markup. */
export class Output {
  readonly element = document.createElement('div');
  readonly #console = document.createElement('pre');
  readonly #errors = document.createElement('div');
  #count = 0;

  constructor(labels: {readonly console: string; readonly errors: string}) {
    this.element.className = 'live-output';
    this.#console.tabIndex = 0;
    this.#console.setAttribute('role', 'log');
    this.#console.setAttribute('aria-label', labels.console);
    this.#errors.setAttribute('role', 'alert');
    this.#errors.setAttribute('aria-label', labels.errors);
    this.#errors.className = 'live-errors';
    this.element.append(this.#errors, this.#console);
    this.clear();
  }

  clear(): void {
    this.#count = 0;
    this.#console.replaceChildren();
    this.#errors.replaceChildren();
    this.#console.hidden = true;
  }

  add(lines: readonly LogLine[]): void {
    const left = MOST_LINES - this.#count;
    this.#console.hidden = false;
    for (const {text, level} of lines.slice(0, left)) {
      const line = document.createElement('span');
      line.className = level === 'warning' ? 'live-warning' : '';
      line.textContent = `${text}\n`;
      this.#console.append(line);
      this.#count += 1;
    }
  }

  /**
   * @param start - line of the sample, from 1, on which the code begins that the reader sees
   */
  fail({message, line}: Failure, start: number): void {
    const paragraph = document.createElement('p');
    const place =
      line === undefined
        ? ''
        : `${line < start ? lineAboveText(line) : lineText(line - start + 1)}: `;
    paragraph.textContent = place + message;
    this.#errors.append(paragraph);
    while (this.#errors.childElementCount > 20) {
      this.#errors.firstChild?.remove();
    }
  }
}
