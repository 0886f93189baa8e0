import type {AddSheetOptions, Sheet, SheetCollection} from '../contract';
import {
  assertInteger,
  createInvalidArgumentError,
  createObjectRemovedError,
  createInvalidNameError,
  limits,
  createNameInUseError,
  SpreadsheetError,
} from '../errors';
import {copySheetState, createEmptySheet} from '../state/create';
import type {SheetState, WorkbookState} from '../state/types';
import {selectAreas} from './context';
import {assertOwnSheet, type DocumentPart} from './part';
import {createNameTest} from '../state/identity';

export function createSheets(
  workbook: DocumentPart<string, WorkbookState>,
): SheetCollection {
  const toSheet = ({id}: SheetState): Sheet => workbook.context.sheet(id);
  const insert = (
    label: string,
    {name, index}: AddSheetOptions,
    make: (name: string) => SheetState,
  ): Sheet => {
    const {state, context} = workbook;
    const count = state.sheets.length;
    assertSheetsUnprotected(state);
    const chosen = name ?? generateName('Sheet', state.sheets);
    assertSheetName(state, chosen);
    assertInteger('index', index ?? count, 0, count);
    const made = make(chosen);
    workbook.edit(label, ({sheets}) => sheets.splice(index ?? count, 0, made));
    const sheet = toSheet(made);
    context.emit('sheetAdd', {sheet, name: chosen});
    return sheet;
  };
  return {
    get count() {
      return workbook.state.sheets.length;
    },
    get active() {
      const {sheet, store} = workbook.context;
      return sheet(store.view.activeSheetId);
    },
    *[Symbol.iterator]() {
      yield* workbook.state.sheets.map(toSheet);
    },
    get(nameOrIndex) {
      const {sheets} = workbook.state;
      const found =
        typeof nameOrIndex === 'number'
          ? sheets[nameOrIndex]
          : sheets.find(createNameTest(nameOrIndex));
      return found && toSheet(found);
    },
    add: (options = {}) => insert('Add sheet', options, createEmptySheet),
    copy(sheet, options = {}) {
      const from = workbook.context.findStore(sheet.id)?.sheet(sheet.id);
      if (!from) {
        throw createObjectRemovedError('sheet');
      }
      return insert('Copy sheet', options, (name) =>
        copySheetState(from, name),
      );
    },
    move(sheet, index) {
      assertOwnSheet(workbook.context, sheet);
      assertSheetsUnprotected(workbook.state);
      assertInteger('index', index, 0, this.count - 1);
      const from = sheet.index;
      workbook.edit('Move sheet', ({sheets}) =>
        sheets.splice(index, 0, ...sheets.splice(from, 1)),
      );
    },
    remove(sheet) {
      assertOwnSheet(workbook.context, sheet);
      const {id, name} = sheet;
      assertSheetsUnprotected(workbook.state);
      findOtherVisibleSheet(workbook.state, id);
      workbook.edit('Remove sheet', (state) => {
        state.sheets = state.sheets.filter((other) => other.id !== id);
        state.names.forEach((entry) => {
          entry.place = entry.place?.sheetId === id ? null : entry.place;
        });
      });
      workbook.context.emit('sheetRemove', {sheet, name});
    },
    activate(sheet) {
      assertOwnSheet(workbook.context, sheet);
      if (sheet.visibility !== 'visible') {
        throw createInvalidArgumentError(
          `The sheet '${sheet.name}' is hidden: make it visible first.`,
          {name: sheet.name},
        );
      }
      selectAreas(workbook.context, sheet.id);
    },
  };
}

/** Matches names of sheets that spreadsheet programs refuse. */
const RESERVED_NAME = /[:\\/?*[\]]|^'|'$|^history$/i;

/** @throws SpreadsheetError `INVALID_NAME`, or `NAME_IN_USE` if a sheet other than `ownId` already has the name */
export function assertSheetName(
  {sheets}: WorkbookState,
  name: string,
  ownId?: string,
): void {
  const isTooLong = name.length > limits.sheetNameCharacters;
  if (
    typeof name !== 'string' ||
    name === '' ||
    isTooLong ||
    RESERVED_NAME.test(name)
  ) {
    throw createInvalidNameError(
      name,
      `'${name}' cannot name a sheet: write 1 to ${limits.sheetNameCharacters} characters, none of : \\ / ? * [ ], no apostrophe at an end, and not History.`,
    );
  }
  if (sheets.some((one) => one.id !== ownId && createNameTest(name)(one))) {
    throw createNameInUseError('sheet', name);
  }
}

/**
 * Finds the first visible sheet other than `id`.
 *
 * @throws SpreadsheetError `LAST_SHEET` if there is none
 */
export function findOtherVisibleSheet(
  {sheets}: WorkbookState,
  id: string,
): SheetState {
  const found = sheets.find(
    (sheet) => sheet.id !== id && sheet.visibility === 'visible',
  );
  if (!found) {
    throw new SpreadsheetError(
      'LAST_SHEET',
      'A document must keep one visible sheet: add or show another one first.',
    );
  }
  return found;
}

/** @throws SpreadsheetError `PROTECTED` if the list of sheets is protected */
export function assertSheetsUnprotected({protection}: WorkbookState): void {
  if (protection) {
    throw new SpreadsheetError(
      'PROTECTED',
      'The list of sheets is protected: call workbook.unprotect() first.',
    );
  }
}

/**
 * Returns the requested name; generates one if none is requested.
 *
 * @throws SpreadsheetError `NAME_IN_USE` if the requested name exists
 */
export function chooseUniqueName(
  kind: string,
  chosen: string | undefined,
  others: readonly {readonly name: string}[],
): string {
  if (chosen !== undefined && others.some(createNameTest(chosen))) {
    throw createNameInUseError(kind, chosen);
  }
  return chosen ?? generateName(kind, others);
}

/** Returns the first unused name of `Kind1`, `Kind2`, … */
export function generateName(
  kind: string,
  others: readonly {readonly name: string}[],
): string {
  const taken = new Set(others.map(({name}) => name.toLowerCase()));
  let number = 1;
  while (taken.has(`${kind}${number}`.toLowerCase())) {
    number += 1;
  }
  return `${kind}${number}`;
}
