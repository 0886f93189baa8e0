// Reads what a sample left, inside the bundle of the reference runtime: it tells what no other does, how
// a cell is displayed.
import type {
  AreaBounds,
  CellRange,
  Sheet,
  SparklineGroup,
  Spreadsheet,
  ValidationRule,
} from '../../../../contracts/spreadsheet/spreadsheet-sdk';
import {
  readCell,
  type DocumentContext,
} from '../../../../runtime/objects/context';
import type {SpreadsheetObject} from '../../../../runtime/objects/spreadsheet';
import {ruleFormula} from '../../../../runtime/rules/operands';
import {cellKey} from '../../../../runtime/state/cells';
import type {SheetState} from '../../../../runtime/state/types';
import {displayColor} from '../../../../runtime/values/numberFormat';
import {displayedFormat} from '../../../../runtime/view/displayedFormat';
import {readDrawings} from './readDrawings';
import {readHiddenRows} from './readHiddenRows';
import type {PictureFrame, PictureState, StateCell, StateSpark} from './types';

/**
 * Reads the part of a spreadsheet that a picture shows. It activates document and sheet: nothing of the
 * sample may run behind it.
 *
 * @throws Error when the sample left no such spreadsheet, document, sheet
 */
export function readState(
  spreadsheets: readonly Spreadsheet[],
  frame: PictureFrame,
): PictureState {
  const spreadsheet = found(
    spreadsheets
      .filter(
        ({isAlive, host}) =>
          isAlive && (frame.host === undefined || host.id === frame.host),
      )
      .at(-1),
    `a spreadsheet${frame.host ? ` in #${frame.host}` : ''}`,
  );
  const {documents} = spreadsheet;
  const shown = found(
    frame.document === undefined
      ? documents.active
      : [...documents].find(({name}) => name === frame.document),
    `the document ${frame.document}`,
  );
  const {sheets} = shown.workbook;
  const sheet = found(
    frame.sheet === undefined ? sheets.active : sheets.get(frame.sheet),
    `the sheet ${frame.sheet}`,
  );
  const tabs = [...sheets]
    .filter(({visibility}) => visibility === 'visible')
    .map(({name, tabColor, id}) => ({
      name,
      tabColor,
      isActive: id === sheets.active.id,
    }));
  documents.activate(shown);
  const {context} = spreadsheet as SpreadsheetObject;
  const state = found(context.store.sheet(sheet.id), 'its sheet');
  const columns = Array.from(
    {length: frame.columnCount},
    (_none, index) => frame.firstColumn + index,
  );
  const cells = frame.rows.map((row) =>
    columns.map((column) => readOne(context, sheet, state, row, column)),
  );
  return {
    sheets: tabs,
    frozen: sheet.frozen,
    formula:
      frame.formulaCell === undefined
        ? null
        : sheet.range(frame.formulaCell).getFormula(),
    hiddenRows: readHiddenRows(state, sheet.usedArea?.lastRow ?? 0),
    cells,
    drawings: readDrawings(context, sheet, state),
    texts: sheet.usedArea
      ? sheet.range(sheet.usedArea).getTexts().flat().filter(Boolean)
      : [],
    figures: (frame.figures ?? []).map((formula) =>
      String(
        ruleFormula(context.engine, context.store, `=${formula}`, {
          sheetId: sheet.id,
          row: 0,
          column: 0,
          origin: {row: 0, column: 0},
        }),
      ),
    ),
  };
}

function found<T>(value: T | undefined, name: string): T {
  if (value === undefined) {
    throw new Error(`the sample leaves no such thing: ${name}`);
  }
  return value;
}

function readOne(
  context: DocumentContext,
  sheet: Sheet,
  state: SheetState,
  row: number,
  column: number,
): StateCell {
  const cell = sheet.cell(row, column);
  const value = readCell(context.store, sheet.id, cellKey(row, column));
  const {format, look} = displayedFormat(context, state, row, column);
  const rule = cell.getValidation();
  const {bar, icon, fill} = look;
  const isNegative = typeof value === 'number' && value < 0;
  return {
    text: cell.getText(),
    kind:
      value === null || value === ''
        ? 'empty'
        : typeof value === 'number' || typeof value === 'string'
          ? (typeof value as 'number')
          : 'other',
    format,
    textColor: displayColor(value, format.numberFormat) ?? undefined,
    fillColor: fill,
    height: state.rows.get(row)?.size ?? 0,
    isLocked: sheet.isProtected && format.locked,
    merge: state.merges.find((area) => holds(area, row, column)),
    bar: bar && Math.round(bar.share * 100) * (isNegative ? -1 : 1),
    icon,
    spark: readSpark(sheet, row, column),
    button: readButton(sheet, rule, row, column),
    list: rule?.type === 'list' ? listOf(context, rule.source) : undefined,
    messages: [rule?.message, rule?.prompt].filter(
      (text) => text !== undefined,
    ),
  };
}

function holds(area: AreaBounds, row: number, column: number): boolean {
  return (
    row >= area.firstRow &&
    row <= area.lastRow &&
    column >= area.firstColumn &&
    column <= area.lastColumn
  );
}

function readButton(
  {filter}: Sheet,
  rule: ValidationRule | null,
  row: number,
  column: number,
): StateCell['button'] {
  if (filter?.area.firstRow === row && holds(filter.area, row, column)) {
    return filter.getCriteria(column - filter.area.firstColumn)
      ? 'filtered'
      : 'filter';
  }
  return rule?.type === 'list' && rule.dropdown !== false ? 'list' : undefined;
}

function listOf(
  {workbook}: DocumentContext,
  source: readonly string[] | string,
): readonly string[] {
  return typeof source === 'string'
    ? workbook.range(source.replace(/^=/, '')).getTexts().flat()
    : source;
}

function readSpark(
  sheet: Sheet,
  row: number,
  column: number,
): StateSpark | undefined {
  const group = [...sheet.sparklines].find(({definition: {target}}) =>
    holds(sheet.range(target).area, row, column),
  );
  if (!group) {
    return undefined;
  }
  const lines = linesOf(sheet, group);
  const {type, scale, target, marks = []} = group.definition;
  const {firstRow, firstColumn} = sheet.range(target).area;
  const all = lines.flat();
  return {
    type,
    marks,
    values: lines[row - firstRow + (column - firstColumn)] ?? [],
    bounds:
      scale === 'group' && all.length > 0
        ? {min: Math.min(...all), max: Math.max(...all)}
        : undefined,
  };
}

/** Numbers of each line of a group, in the order of its cells. */
function linesOf(
  sheet: Sheet,
  {definition: {source, target}}: SparklineGroup,
): number[][] {
  const {columnCount} = sheet.range(target).area;
  const values = (source as CellRange).getValues();
  const lines =
    columnCount === 1
      ? values
      : (values[0] ?? []).map((_none, column) =>
          values.map((line) => line[column] ?? null),
        );
  return lines.map((line) => line.filter((value) => typeof value === 'number'));
}
