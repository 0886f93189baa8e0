import type {DocumentContext} from './context';
import {removed} from '../errors';

/** What belongs to a spreadsheet, and works on the document that it displays. */
export abstract class ActivePart {
  // Not a property: what samples log shows those.
  readonly #active: () => DocumentContext;

  /** @param active - finds the displayed document */
  constructor(active: () => DocumentContext) {
    this.#active = active;
  }

  /** @throws SpreadsheetError `OBJECT_REMOVED` once the spreadsheet is gone */
  protected get context(): DocumentContext {
    const context = this.#active();
    if (!context.isAlive) {
      throw removed('spreadsheet');
    }
    return context;
  }
}
