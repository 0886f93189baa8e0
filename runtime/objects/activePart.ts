import {removed} from '../errors';
import type {DocumentContext} from './context';

/** What belongs to a spreadsheet, and ends with it. */
export abstract class SpreadsheetPart {
  readonly #isAlive: () => boolean;

  constructor(isAlive: () => boolean) {
    this.#isAlive = isAlive;
  }

  /** @throws SpreadsheetError `OBJECT_REMOVED` once the spreadsheet is gone */
  protected assertAlive(): void {
    if (!this.#isAlive()) {
      throw removed('spreadsheet');
    }
  }
}

/** What works on the document that a spreadsheet displays. */
export abstract class ActivePart extends SpreadsheetPart {
  // Not a property: what samples log shows those.
  readonly #active: () => DocumentContext;

  /** @param active - finds the displayed document */
  constructor(active: () => DocumentContext) {
    super(() => active().isAlive);
    this.#active = active;
  }

  /** @throws SpreadsheetError `OBJECT_REMOVED` once the spreadsheet is gone */
  protected get context(): DocumentContext {
    this.assertAlive();
    return this.#active();
  }
}

/** Gives an object properties that are kept elsewhere; each use of them is checked first. */
export function expose<T extends object>(
  target: object,
  stored: T,
  names: readonly (keyof T)[],
  check: () => void,
  changed?: () => void,
): void {
  for (const name of names) {
    Object.defineProperty(target, name, {
      get: () => {
        check();
        return stored[name];
      },
      ...(changed && {
        set: (value: T[typeof name]) => {
          check();
          stored[name] = value;
          changed();
        },
      }),
    });
  }
}
