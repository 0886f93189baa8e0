import {
  readSheetView,
  type SheetView,
  type SpreadsheetObject,
} from '@document-sdk/spreadsheet-reference/view';
import type {
  AreaBounds,
  Spreadsheet,
} from '../../../contracts/spreadsheet/spreadsheet-sdk';
import {renderVisuallyHidden} from '../grid/cell';
import {
  isInArea,
  listVisibleLines,
  type VisibleLines,
} from '../grid/cellLayout';
import {renderDrawing} from '../grid/drawings';
import type {SheetLabels} from '../grid/labels';
import {renderAttributes, markup, type Markup} from '../grid/markup';
import {renderTable} from '../grid/table';
import {performUserActions, type UserActions} from './userActions';

/** Properties of `<SheetPicture>`. guides/live-samples.md documents them. */
export interface PictureOptions extends UserActions {
  /**
   * Areas to show: `A1:D5`, or several, such as `A1:C1,A4:C6` for a sheet that was scrolled. Default: the used area.
   */
  readonly range?: string;
  /** Id of the host element of the spreadsheet to show. */
  readonly host?: string;
  /** Name of the document to show. Default: the active one. */
  readonly document?: string;
  /** Name of the sheet to show. Default: the active one. */
  readonly sheet?: string;
  /** Address of a cell. Its address and formula are shown above the grid. */
  readonly formula?: string;
  /** Id of the host element of the spreadsheet on which the user actions are performed. Default: `host`. */
  readonly user?: string;
  /** Addresses of areas to outline. */
  readonly mark?: string;
  /** Shows the sheet tabs too. */
  readonly tabs?: true;
  /** Shows only the charts and shapes. */
  readonly drawings?: true;
  /** Shows only the toolbar. */
  readonly toolbar?: true;
}

/**
 * Performs user actions on a spreadsheet and renders the result.
 *
 * @param settle - waits for event listeners and calculation
 * @throws Error if the spreadsheet, document or sheet does not exist, or an address is invalid
 */
export async function renderPicture(
  spreadsheets: readonly Spreadsheet[],
  options: PictureOptions,
  labels: SheetLabels,
  settle: () => Promise<void>,
): Promise<Markup> {
  const findByHost = (id: string | undefined): SpreadsheetObject => {
    const found = spreadsheets.filter(
      ({isAlive, host}) => isAlive && (id === undefined || host.id === id),
    );
    const name = `a spreadsheet${id ? ` in #${id}` : ''}`;
    return assertFound(found.at(-1), name) as SpreadsheetObject;
  };
  const shown = findByHost(options.host);
  activate(shown, options);
  const user = findByHost(options.user ?? options.host);
  const events = await performUserActions(user, options);
  await settle();
  if (options.toolbar) {
    return renderToolbar(shown);
  }
  const areas = parseAreas(
    shown,
    options.range ?? shown.activeSheet.usedArea?.address ?? 'A1',
  );
  const view = readSheetView(shown, {
    rows: Math.max(...areas.map(({lastRow}) => lastRow + 1)),
    columns: Math.max(...areas.map(({lastColumn}) => lastColumn + 1)),
  });
  if (options.drawings) {
    return markup`<div class="drawings">${view.drawings.map((one) => renderDrawing(one, labels))}</div>`;
  }
  const {select, typing, mark, formula, tabs} = options;
  const hasSelection = (select ?? typing) !== undefined;
  const {area: active} = shown.selection.activeCell;
  const table = renderTable(view, {
    lines: linesIn(areas, view),
    labels,
    isPicture: true,
    events,
    marked: mark ? parseAreas(shown, mark) : [],
    cell: (row, column) => ({
      'aria-current':
        hasSelection && isInArea(active, row, column) ? 'true' : undefined,
    }),
  });
  return markup`${[
    formula && renderFormula(shown, formula),
    renderGrid(shown, table),
    tabs && renderTabs(view, labels),
  ]}`;
}

function assertFound<T>(value: T | undefined, name: string): T {
  if (value === undefined) {
    throw new Error(`the sample has left no such thing: ${name}`);
  }
  return value;
}

function activate(
  {documents, workbook}: Spreadsheet,
  {document, sheet}: PictureOptions,
): void {
  if (document !== undefined) {
    const found = [...documents].find(({name}) => name === document);
    documents.activate(assertFound(found, `the document ${document}`));
  }
  if (sheet !== undefined) {
    const {sheets} = workbook;
    sheets.activate(assertFound(sheets.get(sheet), `the sheet ${sheet}`));
  }
}

function parseAreas(
  {activeSheet}: Spreadsheet,
  addresses: string,
): AreaBounds[] {
  return addresses.split(/[\s,]+/).map((one) => activeSheet.range(one).area);
}

function linesIn(areas: readonly AreaBounds[], view: SheetView): VisibleLines {
  const {rows, columns} = listVisibleLines(view);
  return {
    rows: rows.filter((row) =>
      areas.some((area) => isInArea(area, row, area.firstColumn)),
    ),
    columns: columns.filter((column) =>
      areas.some((area) => isInArea(area, area.firstRow, column)),
    ),
  };
}

function renderFormula({activeSheet}: Spreadsheet, address: string): Markup {
  const cell = activeSheet.range(address);
  return markup`<div class="formula-line"><span class="formula-cell">${address}</span> <code>${cell.getFormula() ?? cell.getText()}</code></div>`;
}

/** Renders the grid, and the panel that the sample has registered if it is open. */
function renderGrid({ui}: SpreadsheetObject, table: Markup): Markup {
  // Focusable, since scrollable regions must be reachable by keyboard. SheetPicture replaces the id.
  const grid = markup`<div class="sheet-scroller" role="region" aria-labelledby="caption-id" tabindex="0">${table}</div>`;
  const panel = ui.panels.shown;
  return panel
    ? markup`<div class="beside">${grid}<div class="panel"><p class="panel-title">${panel.title}</p><p>${panel.element.textContent}</p></div></div>`
    : grid;
}

function renderTabs({sheets}: SheetView, labels: SheetLabels): Markup {
  return markup`<ul class="tabs">${sheets.map(({name, isActive, color}) => {
    const own = renderAttributes({
      class: [isActive && 'tab-active'],
      style: color ? {boxShadow: `inset 0 -3px ${color}`} : {},
    });
    return markup`<li${own}>${name}${isActive && renderVisuallyHidden(` (${labels.active})`)}</li>`;
  })}</ul>`;
}

/** Renders the toolbar. Its items are labels instead of buttons, since a picture has no actions. */
function renderToolbar({ui}: SpreadsheetObject): Markup {
  return markup`<ul class="toolbar">${ui.toolbar.items.map((item) =>
    item === '|'
      ? markup`<li class="divider" aria-hidden="true"></li>`
      : markup`<li>${ui.labelOf(item) ?? item}</li>`,
  )}</ul>`;
}
