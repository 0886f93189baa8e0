import {
  createInvalidAddressError,
  parseAddress,
  isCellAddress,
} from '../area/address';
import type * as Sdk from '../contract';
import {type DocumentContext, toStoredRange} from './context';
import {findMatches, replaceMatches} from './find';
import {SheetCollectionObject} from './sheetCollection';
import {createNameTest} from '../state/identity';
import type {WorkbookState, CellState, LineState} from '../state/types';
import {
  createInvalidNameError,
  createNameInUseError,
  createObjectRemovedError,
} from '../errors';
import {assertOwnSheet, StateCollection, ProtectedPart} from './part';
import {assertFormat, toFormatParts} from '../edits/formats';
import {mergeFormats} from '../state/formats';

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

  get names(): NamesObject {
    return new NamesObject(this);
  }

  get styles(): StylesObject {
    return new StylesObject(this);
  }

  range(address: string): Sdk.CellRange {
    const {sheetName, bounds, name} = parseAddress(address);
    const {active} = this.sheets;
    const sheet = sheetName === undefined ? active : this.sheets.get(sheetName);
    const place =
      name === undefined
        ? {sheetId: sheet?.id, area: bounds}
        : this.state.names.find(createNameTest(name))?.place;
    if (place?.sheetId === undefined || !place.area) {
      throw createInvalidAddressError(address);
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

/** The collection of defined names. */
export class NamesObject
  extends StateCollection<WorkbookState>
  implements Sdk.NameCollection
{
  #find(name: string) {
    return this.state.names.find(createNameTest(name));
  }

  *[Symbol.iterator](): Iterator<Sdk.DefinedName> {
    const names = this.state.names.map(({name}) => name);
    yield* names
      .sort((a, b) => a.localeCompare(b, 'en'))
      .map((name) => this.#toDefinedName(name));
  }

  #toDefinedName(name: string): Sdk.DefinedName {
    const range = (): Sdk.CellRange => {
      const place = this.#find(name)?.place;
      if (!place) {
        throw createObjectRemovedError('name');
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
    return entry && this.#toDefinedName(entry.name);
  }

  add(name: string, range: Sdk.CellRange): Sdk.DefinedName {
    if (!/^[\p{L}_][\p{L}\p{N}_.]{0,254}$/u.test(name) || isCellAddress(name)) {
      throw createInvalidNameError(
        name,
        `'${name}' cannot name cells: write letters, digits, '_' and '.', beginning with a letter or '_', and no cell address.`,
      );
    }
    if (this.#find(name)) {
      throw createNameInUseError('name', name);
    }
    assertOwnSheet(this.context, range.sheet);
    const place = toStoredRange(range);
    this.edit('Define name', (workbook) => {
      workbook.names.push({name, place});
    });
    return this.#toDefinedName(name);
  }

  remove(name: string): boolean {
    const entry = this.#find(name);
    if (entry) {
      this.edit('Remove name', (workbook) => {
        workbook.names = workbook.names.filter(
          (other) => other.name !== entry.name,
        );
      });
    }
    return entry !== undefined;
  }
}

export class StylesObject
  extends StateCollection<WorkbookState>
  implements Sdk.StyleCollection
{
  get names(): readonly string[] {
    return [...this.state.styles.keys()].sort((a, b) =>
      a.localeCompare(b, 'en'),
    );
  }

  get(name: string): Sdk.StoredFormat | undefined {
    const style = this.state.styles.get(name);
    return style && (structuredClone(style) as Sdk.StoredFormat);
  }

  add(name: string, format: Sdk.CellFormat): void {
    if (name === '') {
      throw createInvalidNameError(
        name,
        'The name of a style is empty: write one.',
      );
    }
    if (this.state.styles.has(name)) {
      throw createNameInUseError('style', name);
    }
    assertFormat(format);
    this.edit('Add style', ({styles}) => {
      styles.set(name, toFormatParts(format));
    });
  }

  update(name: string, format: Sdk.CellFormat): void {
    const before = this.state.styles.get(name);
    if (!before) {
      throw createInvalidNameError(
        name,
        `There is no style '${name}': names lists those in use.`,
      );
    }
    assertFormat(format);
    this.edit('Change style', ({styles}) => {
      styles.set(name, mergeFormats(before, toFormatParts(format)));
    });
  }

  remove(name: string): boolean {
    const style = this.state.styles.get(name);
    if (!style || name === 'Normal') {
      return false;
    }
    this.edit('Remove style', ({styles, sheets}) => {
      styles.delete(name);
      const keepLook = (item: CellState | LineState): void => {
        if (item.style === name) {
          item.format = mergeFormats(style, item.format);
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
