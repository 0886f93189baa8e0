import {
  sheetView,
  type SheetView,
  type SpreadsheetObject,
} from '@document-sdk/spreadsheet-reference/view';
import type {
  AreaBounds,
  Spreadsheet,
} from '../../../contracts/spreadsheet/spreadsheet-sdk';
import {visuallyHidden} from '../grid/cell';
import {holds, wholePart, type GridPart} from '../grid/mergedCells';
import {pictureDrawing} from '../grid/drawings';
import {attributes, markup, type Markup} from '../grid/markup';
import {tableDrawing} from '../grid/table';
import type {Labels} from '../grid/labels';
import type {PictureOptions} from './options';
import {use} from './userActions';

/**
 * Does what a user does in a picture, and draws what there is to see.
 *
 * @param settle - waits for what follows from it
 * @throws Error when the sample has left no such spreadsheet, document or sheet, or an option is no address
 */
export async function drawPicture(
  spreadsheets: readonly Spreadsheet[],
  options: PictureOptions,
  words: Labels,
  settle: () => Promise<void>,
): Promise<Markup> {
  const inHost = (id: string | undefined): SpreadsheetObject => {
    const inIt = spreadsheets.filter(
      ({isAlive, host}) => isAlive && (id === undefined || host.id === id),
    );
    const name = `a spreadsheet${id ? ` in #${id}` : ''}`;
    return found(inIt.at(-1), name) as SpreadsheetObject;
  };
  const shown = inHost(options.host);
  display(shown, options);
  const events = await use(inHost(options.user ?? options.host), options);
  await settle();
  if (options.toolbar) {
    return toolbarDrawing(shown);
  }
  const areas = areasOf(
    shown,
    options.range ?? shown.activeSheet.usedArea?.address ?? 'A1',
  );
  const view = sheetView(shown, {
    rows: Math.max(...areas.map(({lastRow}) => lastRow + 1)),
    columns: Math.max(...areas.map(({lastColumn}) => lastColumn + 1)),
  });
  if (options.drawings) {
    return markup`<div class="drawings">${view.drawings.map((one) => pictureDrawing(one, words))}</div>`;
  }
  const {select, typing, mark, formula, tabs} = options;
  const isUsed = (select ?? typing) !== undefined;
  const {area: active} = shown.selection.activeCell;
  const table = tableDrawing(view, {
    part: partOf(areas, view),
    words,
    isPicture: true,
    events,
    marked: mark ? areasOf(shown, mark) : [],
    cell: (row, column) => ({
      'aria-current': isUsed && holds(active, row, column) ? 'true' : undefined,
    }),
  });
  return markup`${[
    formula && formulaDrawing(shown, formula),
    gridDrawing(shown, table),
    tabs && tabsDrawing(view, words),
  ]}`;
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

function areasOf({activeSheet}: Spreadsheet, addresses: string): AreaBounds[] {
  return addresses.split(/[\s,]+/).map((one) => activeSheet.range(one).area);
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

function formulaDrawing({activeSheet}: Spreadsheet, address: string): Markup {
  const cell = activeSheet.range(address);
  return markup`<div class="formula-line"><span class="formula-cell">${address}</span> <code>${cell.getFormula() ?? cell.getText()}</code></div>`;
}

/** The grid, and beside it the open panel that the sample has registered. */
function gridDrawing({ui}: SpreadsheetObject, table: Markup): Markup {
  // A region that scrolls sideways must be reachable by keyboard. The id is that of the caption.
  const grid = markup`<div class="sheet-scroller" role="region" aria-labelledby="caption-id" tabindex="0">${table}</div>`;
  const panel = ui.panels.shown;
  return panel
    ? markup`<div class="beside">${grid}<div class="panel"><p class="panel-title">${panel.title}</p><p>${panel.element.textContent}</p></div></div>`
    : grid;
}

function tabsDrawing({sheets}: SheetView, words: Labels): Markup {
  return markup`<ul class="tabs">${sheets.map(({name, isActive, color}) => {
    const look = attributes({
      class: [isActive && 'tab-active'],
      style: color ? {boxShadow: `inset 0 -3px ${color}`} : {},
    });
    return markup`<li${look}>${name}${isActive && visuallyHidden(` (${words.active})`)}</li>`;
  })}</ul>`;
}

/** Labels, not buttons: nothing happens on a click. */
function toolbarDrawing({ui}: SpreadsheetObject): Markup {
  return markup`<ul class="toolbar">${ui.toolbar.items.map((item) =>
    item === '|'
      ? markup`<li class="divider" aria-hidden="true"></li>`
      : markup`<li>${ui.labelOf(item) ?? item}</li>`,
  )}</ul>`;
}
