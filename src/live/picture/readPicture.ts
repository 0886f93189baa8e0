import type {
  AreaBounds,
  CellRange,
  Spreadsheet,
} from '../../../contracts/spreadsheet/spreadsheet-sdk';
import type {SpreadsheetObject} from '../../../runtime/objects/spreadsheet';
import {sheetView} from '../../../runtime/view/sheetView';
import type {SheetView} from '../../../runtime/view/types';
import type {CellEvent} from '../grid/cell';
import {holds, wholePart, type GridPart} from '../grid/covering';
import {actOn} from '../runner/actOn';
import type {PictureOptions, PictureState} from './types';

/**
 * Does what a user does in a picture, and reads what there is to see.
 *
 * @param settle - waits for what follows from it
 * @throws Error when the sample has left no such spreadsheet, document or sheet, or an option is no address
 */
export async function readPicture(
  spreadsheets: readonly Spreadsheet[],
  options: PictureOptions,
  settle: () => Promise<void>,
): Promise<PictureState> {
  const inHost = (id: string | undefined): SpreadsheetObject => {
    const inIt = spreadsheets.filter(
      ({isAlive, host}) => isAlive && (id === undefined || host.id === id),
    );
    const name = `a spreadsheet${id ? ` in #${id}` : ''}`;
    return found(inIt.at(-1), name) as SpreadsheetObject;
  };
  const shown = inHost(options.host);
  display(shown, options);
  const user = inHost(options.user ?? options.host);
  const events = await use(user, options);
  await settle();
  const {activeSheet, selection, ui} = shown;
  const area = (range: CellRange): AreaBounds => {
    const {firstRow, lastRow, firstColumn, lastColumn} = range.area;
    return {firstRow, lastRow, firstColumn, lastColumn};
  };
  const areasOf = (addresses: string): AreaBounds[] =>
    addresses.split(/[\s,]+/).map((one) => area(activeSheet.range(one)));
  const areas = areasOf(options.range ?? activeSheet.usedArea?.address ?? 'A1');
  const view = sheetView(shown, {
    rows: Math.max(...areas.map(({lastRow}) => lastRow + 1)),
    columns: Math.max(...areas.map(({lastColumn}) => lastColumn + 1)),
  });
  const {activeCell} = selection;
  const {firstRow: row, firstColumn: column} = activeCell.area;
  const {select, formula, typing} = options;
  const above = formula === undefined ? undefined : activeSheet.range(formula);
  const panel = ui.panels.shown;
  return {
    view,
    part: partOf(areas, view),
    events,
    marked: options.mark === undefined ? [] : areasOf(options.mark),
    toolbar: ui.toolbar.items.map((item) => ui.labelOf(item) ?? item),
    ...((select ?? typing) !== undefined && {active: {row, column}}),
    ...(above && {
      formula: {
        address: formula!,
        contents: above.getFormula() ?? above.getText(),
      },
    }),
    ...(panel && {
      panel: {title: panel.title, text: panel.element.textContent},
    }),
  };
}

function found<T>(value: T | undefined, name: string): T {
  if (value === undefined) {
    throw new Error(`the sample has left no such thing: ${name}`);
  }
  return value;
}

function display(shown: Spreadsheet, {document, sheet}: PictureOptions): void {
  const {documents} = shown;
  if (document !== undefined) {
    const all = [...documents];
    const wanted = all.find(({name}) => name === document);
    documents.activate(found(wanted, `the document ${document}`));
  }
  if (sheet !== undefined) {
    const {sheets} = shown.workbook;
    sheets.activate(found(sheets.get(sheet), `the sheet ${sheet}`));
  }
}

/** What a user does: enters, selects, types, opens a list. */
async function use(
  user: SpreadsheetObject,
  {enter, select, typing, open}: PictureOptions,
): Promise<CellEvent[]> {
  const {activeSheet, editor, autocomplete, workbook} = user;
  const cellAt = (address: string) => {
    const range = activeSheet.range(address);
    const {firstRow: row, firstColumn: column} = range.area;
    return {range, place: {row, column}};
  };
  const events: CellEvent[] = [];
  for (const [address, text] of entriesOf(enter)) {
    const {range, place} = cellAt(address);
    if (!actOn(user, {type: 'edit', ...place, text})) {
      const {message} = range.getValidation() ?? {};
      events.push({...place, text, isInvalid: true, ...(message && {message})});
    }
  }
  if (typeof select === 'string') {
    const {range, place} = cellAt(select);
    actOn(user, {type: 'select', ...place});
    const rule = range.getValidation();
    const texts =
      open && rule?.type === 'list'
        ? typeof rule.source === 'string'
          ? workbook.range(rule.source.replace(/^=/, '')).getTexts().flat()
          : rule.source
        : undefined;
    events.push({
      ...place,
      ...(texts && {list: texts.map((text) => ({text}))}),
      ...(rule?.prompt && {message: rule.prompt}),
    });
  }
  for (const [at, text] of entriesOf(typing)) {
    const {range, place} = cellAt(at);
    editor.open(range);
    editor.text = text;
    const {signal} = new AbortController();
    const list = await autocomplete.suggest(text, range, [], signal);
    events.push({...place, text, list});
  }
  return events;
}

/** Entries as options write them: `A1=Tea; A2=Coffee`. */
function entriesOf(text = ''): [address: string, text: string][] {
  return text
    .split(/;\s*/)
    .filter(Boolean)
    .map((entry) => {
      const [, address, typed] = /^\s*([A-Z]+\d+)=(.*)$/.exec(entry) ?? [];
      if (address === undefined || typed === undefined) {
        throw new Error(
          `"${entry}" is no entry of a user: write the address of a cell, "=" and what is typed, as in A1=Tea`,
        );
      }
      return [address, typed];
    });
}

/** The rows and columns of some areas that are displayed. */
function partOf(areas: readonly AreaBounds[], view: SheetView): GridPart {
  const {rows, columns} = wholePart(view);
  return {
    rows: rows.filter((row) =>
      areas.some((area) => holds(area, row, area.firstColumn)),
    ),
    columns: columns.filter((column) =>
      areas.some((area) => holds(area, area.firstRow, column)),
    ),
  };
}
