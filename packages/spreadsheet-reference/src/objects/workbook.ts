import {
  createInvalidAddressError,
  parseAddress,
  isCellAddress,
} from '../area/address';
import type * as Sdk from '../contract';
import {type DocumentContext, toStoredRange} from './context';
import {findMatches, replaceMatches} from './find';
import {createSheets} from './sheetCollection';
import {createNameTest} from '../state/identity';
import type {WorkbookState, CellState, LineState} from '../state/types';
import {
  createInvalidNameError,
  createNameInUseError,
  createObjectRemovedError,
} from '../errors';
import {assertOwnSheet, type DocumentPart, ProtectedPart} from './part';
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

  get sheets() {
    return createSheets(this);
  }

  get names() {
    return createNames(this);
  }

  get styles() {
    return createStyles(this);
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

type WorkbookPart = DocumentPart<string, WorkbookState>;

const compareNames = (a: string, b: string): number => a.localeCompare(b, 'en');

function createNames(workbook: WorkbookPart): Sdk.NameCollection {
  const find = (name: string) =>
    workbook.state.names.find(createNameTest(name));
  const toDefinedName = (name: string): Sdk.DefinedName => ({
    name,
    get range() {
      const place = find(name)?.place;
      if (!place) {
        throw createObjectRemovedError('name');
      }
      return workbook.context.range(place.sheetId, place.area);
    },
  });
  return {
    *[Symbol.iterator]() {
      const names = workbook.state.names.map(({name}) => name);
      yield* names.sort(compareNames).map(toDefinedName);
    },
    get(name) {
      const entry = find(name);
      return entry && toDefinedName(entry.name);
    },
    add(name, range) {
      if (
        !/^[\p{L}_][\p{L}\p{N}_.]{0,254}$/u.test(name) ||
        isCellAddress(name)
      ) {
        throw createInvalidNameError(
          name,
          `'${name}' cannot name cells: write letters, digits, '_' and '.', beginning with a letter or '_', and no cell address.`,
        );
      }
      if (find(name)) {
        throw createNameInUseError('name', name);
      }
      assertOwnSheet(workbook.context, range.sheet);
      const place = toStoredRange(range);
      workbook.edit('Define name', ({names}) => names.push({name, place}));
      return toDefinedName(name);
    },
    remove(name) {
      const entry = find(name);
      if (entry) {
        workbook.edit('Remove name', (state) => {
          state.names = state.names.filter((one) => one.name !== entry.name);
        });
      }
      return entry !== undefined;
    },
  };
}

const createStyles = (workbook: WorkbookPart): Sdk.StyleCollection => ({
  get names() {
    return [...workbook.state.styles.keys()].sort(compareNames);
  },
  get(name) {
    const style = workbook.state.styles.get(name);
    return style && (structuredClone(style) as Sdk.StoredFormat);
  },
  add(name, format) {
    if (name === '') {
      throw createInvalidNameError(
        name,
        'The name of a style is empty: write one.',
      );
    }
    if (workbook.state.styles.has(name)) {
      throw createNameInUseError('style', name);
    }
    assertFormat(format);
    workbook.edit('Add style', ({styles}) =>
      styles.set(name, toFormatParts(format)),
    );
  },
  update(name, format) {
    const before = workbook.state.styles.get(name);
    if (!before) {
      throw createInvalidNameError(
        name,
        `There is no style '${name}': names lists those in use.`,
      );
    }
    assertFormat(format);
    workbook.edit('Change style', ({styles}) =>
      styles.set(name, mergeFormats(before, toFormatParts(format))),
    );
  },
  remove(name) {
    const style = workbook.state.styles.get(name);
    if (!style || name === 'Normal') {
      return false;
    }
    workbook.edit('Remove style', ({styles, sheets}) => {
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
  },
});
