import {invalidAddress, parseAddress, isCellAddress} from '../area/address';
import type * as Sdk from '../contract';
import {type DocumentContext, placeOf} from './context';
import {findMatches, replaceMatches} from './find';
import {SheetCollectionObject} from './sheetCollection';
import {isNamed} from '../state/identity';
import type {
  WorkbookState,
  CellState,
  FormatParts,
  LineState,
} from '../state/types';
import {invalidName, nameInUse, removed} from '../errors';
import {assertOwnSheet, StatePart, ProtectedPart} from './part';
import {assertFormat, cellParts} from '../edits/formats';
import {mergeParts} from '../state/formats';

export class WorkbookObject
  extends ProtectedPart<'workbook', {password?: string}, WorkbookState>
  implements Sdk.Workbook
{
  constructor(context: DocumentContext) {
    super('workbook', context.store.workbookId, context);
  }

  protected override stateIn(workbook: WorkbookState): WorkbookState {
    return workbook;
  }

  get sheets(): SheetCollectionObject {
    return new SheetCollectionObject(this);
  }

  get names(): Names {
    return new Names(this);
  }

  get styles(): Styles {
    return new Styles(this);
  }

  range(address: string): Sdk.CellRange {
    const {sheetName, bounds, name} = parseAddress(address);
    const {active} = this.sheets;
    const sheet = sheetName === undefined ? active : this.sheets.get(sheetName);
    const place =
      name === undefined
        ? {sheetId: sheet?.id, area: bounds}
        : this.state.names.find(isNamed(name))?.place;
    if (place?.sheetId === undefined || !place.area) {
      throw invalidAddress(address);
    }
    return this.context.range(place.sheetId, place.area);
  }

  find(
    query: string | RegExp,
    options?: Sdk.FindOptions,
  ): readonly Sdk.FindMatch[] {
    return findMatches(this.context, query, options);
  }

  replace(
    query: string | RegExp,
    replacement: string,
    options?: Sdk.FindOptions,
  ): Sdk.ReplaceReport {
    return replaceMatches(this.context, query, replacement, options);
  }

  protect(password?: string): void {
    this.setProtection(password === undefined ? {} : {password});
  }
}

/** Defined names. */
export class Names
  extends StatePart<WorkbookState>
  implements Sdk.NameCollection
{
  #find(name: string) {
    return this.state.names.find(isNamed(name));
  }

  *[Symbol.iterator](): Iterator<Sdk.DefinedName> {
    const names = this.state.names.map(({name}) => name);
    yield* names
      .sort((a, b) => a.localeCompare(b, 'en'))
      .map((name) => this.#handle(name));
  }

  #handle(name: string): Sdk.DefinedName {
    const range = (): Sdk.CellRange => {
      const place = this.#find(name)?.place;
      if (!place) {
        throw removed('name');
      }
      return this.context.range(place.sheetId, place.area);
    };
    return {
      name,
      get range() {
        return range();
      },
    };
  }

  get(name: string): Sdk.DefinedName | undefined {
    const entry = this.#find(name);
    return entry && this.#handle(entry.name);
  }

  add(name: string, range: Sdk.CellRange): Sdk.DefinedName {
    if (!/^[\p{L}_][\p{L}\p{N}_.]*$/u.test(name) || isCellAddress(name)) {
      throw invalidName(
        name,
        `'${name}' cannot name cells: write letters, digits, '_' and '.', beginning with a letter or '_', and no cell address.`,
      );
    }
    if (this.#find(name)) {
      throw nameInUse('name', name);
    }
    assertOwnSheet(this.context, range.sheet);
    const place = placeOf(range);
    this.act('Define name', (workbook) => {
      workbook.names.push({name, place});
    });
    return this.#handle(name);
  }

  remove(name: string): boolean {
    const entry = this.#find(name);
    if (entry) {
      this.act('Remove name', (workbook) => {
        workbook.names = workbook.names.filter(
          (other) => other.name !== entry.name,
        );
      });
    }
    return entry !== undefined;
  }
}

export class Styles
  extends StatePart<WorkbookState>
  implements Sdk.StyleCollection
{
  get #styles(): ReadonlyMap<string, FormatParts> {
    return this.state.styles;
  }

  get names(): readonly string[] {
    return [...this.#styles.keys()].sort((a, b) => a.localeCompare(b, 'en'));
  }

  get(name: string): Sdk.StoredFormat | undefined {
    const style = this.#styles.get(name);
    return style && (structuredClone(style) as Sdk.StoredFormat);
  }

  add(name: string, format: Sdk.CellFormat): void {
    if (name === '') {
      throw invalidName(name, 'The name of a style is empty: write one.');
    }
    if (this.#styles.has(name)) {
      throw nameInUse('style', name);
    }
    assertFormat(format);
    this.act('Add style', ({styles}) => {
      styles.set(name, cellParts(format));
    });
  }

  update(name: string, format: Sdk.CellFormat): void {
    const before = this.#styles.get(name);
    if (!before) {
      throw invalidName(
        name,
        `There is no style '${name}': names lists those in use.`,
      );
    }
    assertFormat(format);
    this.act('Change style', ({styles}) => {
      styles.set(name, mergeParts(before, cellParts(format)));
    });
  }

  remove(name: string): boolean {
    const style = this.#styles.get(name);
    if (!style || name === 'Normal') {
      return false;
    }
    this.act('Remove style', ({styles, sheets}) => {
      styles.delete(name);
      const keepLook = (item: CellState | LineState): void => {
        if (item.style === name) {
          item.format = mergeParts(style, item.format);
          delete item.style;
        }
      };
      for (const {cells, rows, columns} of sheets) {
        [cells, rows, columns].forEach((items) => items.forEach(keepLook));
      }
    });
    return true;
  }
}
