import type {AddSheetOptions, Sheet, SheetCollection} from '../contract';
import {
  assertInteger,
  createInvalidArgumentError,
  createObjectRemovedError,
} from '../errors';
import {copySheetState, createEmptySheet} from '../state/create';
import type {SheetState, WorkbookState} from '../state/types';
import {selectAreas} from './context';
import {assertOwnSheet, StateCollection} from './part';
import {
  assertSheetsUnprotected,
  assertSheetName,
  generateName,
  findOtherVisibleSheet,
} from './names';
import {createNameTest} from '../state/identity';

export class SheetCollectionObject
  extends StateCollection<WorkbookState>
  implements SheetCollection
{
  get count(): number {
    return this.state.sheets.length;
  }

  get active(): Sheet {
    return this.context.sheet(this.context.store.view.activeSheetId);
  }

  *[Symbol.iterator](): Iterator<Sheet> {
    yield* this.state.sheets.map(({id}) => this.context.sheet(id));
  }

  get(nameOrIndex: string | number): Sheet | undefined {
    const found =
      typeof nameOrIndex === 'number'
        ? this.state.sheets[nameOrIndex]
        : this.state.sheets.find(createNameTest(nameOrIndex));
    return found && this.context.sheet(found.id);
  }

  #insert(
    label: string,
    {name, index}: AddSheetOptions,
    make: (name: string) => SheetState,
  ): Sheet {
    const {count, state} = this;
    assertSheetsUnprotected(state);
    const chosen = name ?? generateName('Sheet', state.sheets);
    assertSheetName(state, chosen);
    assertInteger('index', index ?? count, 0, count);
    const sheet = make(chosen);
    this.edit(label, ({sheets}) => {
      sheets.splice(index ?? count, 0, sheet);
    });
    const added = this.context.sheet(sheet.id);
    this.context.emit('sheetAdd', {sheet: added, name: chosen});
    return added;
  }

  add(options: AddSheetOptions = {}): Sheet {
    return this.#insert('Add sheet', options, createEmptySheet);
  }

  copy(sheet: Sheet, options: AddSheetOptions = {}): Sheet {
    const from = this.context.findStore(sheet.id)?.sheet(sheet.id);
    if (!from) {
      throw createObjectRemovedError('sheet');
    }
    return this.#insert('Copy sheet', options, (name) =>
      copySheetState(from, name),
    );
  }

  move(sheet: Sheet, index: number): void {
    assertOwnSheet(this.context, sheet);
    assertSheetsUnprotected(this.state);
    assertInteger('index', index, 0, this.count - 1);
    const from = sheet.index;
    this.edit('Move sheet', ({sheets}) => {
      sheets.splice(index, 0, ...sheets.splice(from, 1));
    });
  }

  remove(sheet: Sheet): void {
    assertOwnSheet(this.context, sheet);
    const {id, name} = sheet;
    assertSheetsUnprotected(this.state);
    findOtherVisibleSheet(this.state, id);
    this.edit('Remove sheet', (workbook) => {
      workbook.sheets = workbook.sheets.filter((other) => other.id !== id);
      workbook.names.forEach((entry) => {
        entry.place = entry.place?.sheetId === id ? null : entry.place;
      });
    });
    this.context.emit('sheetRemove', {sheet, name});
  }

  activate(sheet: Sheet): void {
    assertOwnSheet(this.context, sheet);
    if (sheet.visibility !== 'visible') {
      throw createInvalidArgumentError(
        `The sheet '${sheet.name}' is hidden: make it visible first.`,
        {name: sheet.name},
      );
    }
    selectAreas(this.context, sheet.id);
  }
}
