import {invalidAddress, parseAddress} from '../area/address';
import type {
  CellRange,
  FindMatch,
  FindOptions,
  ReplaceReport,
  Workbook,
} from '../contract';
import type {DocumentContext} from './context';
import {EngineObjectBase} from './engineObject';
import {findMatches, replaceMatches} from './find';
import {Names} from './names';
import {SheetCollectionObject} from './sheetCollection';
import {Styles} from './styles';
import {isNamed} from '../state/find';
import {assertPassword} from './sheetName';
import type {WorkbookState} from '../state/types';

/** The sheets of a document and what they share. */
export class WorkbookObject
  extends EngineObjectBase<'workbook'>
  implements Workbook
{
  readonly #own: DocumentContext;

  constructor(context: DocumentContext) {
    super('workbook', context.store.workbookId);
    this.#own = context;
  }

  get isAlive(): boolean {
    return this.#own.isAlive;
  }

  /** @throws SpreadsheetError `OBJECT_REMOVED` once the document is closed */
  get #context(): DocumentContext {
    this.assertAlive();
    return this.#own;
  }

  get sheets(): SheetCollectionObject {
    return new SheetCollectionObject(this.#context);
  }

  get names(): Names {
    return new Names(this.#context);
  }

  get styles(): Styles {
    return new Styles(this.#context);
  }

  range(address: string): CellRange {
    const {store} = this.#context;
    const {sheetName, bounds, name} = parseAddress(address);
    if (name !== undefined) {
      const place = store.state.names.find(isNamed(name))?.place;
      if (!place) {
        throw invalidAddress(address);
      }
      return this.#context.range(place.sheetId, place.area);
    }
    const sheet =
      sheetName === undefined ? this.sheets.active : this.sheets.get(sheetName);
    if (!sheet || !bounds) {
      throw invalidAddress(address);
    }
    return this.#context.range(sheet.id, bounds);
  }

  find(query: string | RegExp, options?: FindOptions): readonly FindMatch[] {
    return findMatches(this.#context, query, options);
  }

  replace(
    query: string | RegExp,
    replacement: string,
    options?: FindOptions,
  ): ReplaceReport {
    return replaceMatches(this.#context, query, replacement, options);
  }

  get isProtected(): boolean {
    return this.#context.store.state.protection !== null;
  }

  protect(password?: string): void {
    const protection = password === undefined ? {} : {password};
    this.#setProtection('Protect sheets', protection);
  }

  unprotect(password?: string): void {
    assertPassword(this.#context.store.state.protection, password);
    this.#setProtection('Unprotect sheets', null);
  }

  #setProtection(label: string, protection: WorkbookState['protection']): void {
    const change = (workbook: WorkbookState): void => {
      workbook.protection = protection;
    };
    this.#context.store.act(label, change, {isStep: false});
  }
}
