import type {SpreadsheetObject} from '@document-sdk/spreadsheet-reference/view';
import type {CellEvent} from '../grid/cell';
import {applyAction} from '../runner/applyAction';

export interface UserActions {
  /** Values to enter into cells: `A1=Tea; A2=Coffee`. */
  readonly enter?: string;
  /** Address of the cell to select. `true` shows the selection that the sample has made. */
  readonly select?: string | true;
  /** Opens the drop-down list of the selected cell. */
  readonly open?: true;
  /** Text to type into a cell without entering it: `A2=Li`. */
  readonly typing?: string;
}

/**
 * Performs user actions.
 *
 * @returns states of cells that are not stored in the document, such as rejected values and open lists
 */
export async function performUserActions(
  spreadsheet: SpreadsheetObject,
  {enter, select, typing, open}: UserActions,
): Promise<CellEvent[]> {
  const {activeSheet, editor, autocomplete, workbook} = spreadsheet;
  const locate = (address: string) => {
    const range = activeSheet.range(address);
    const {firstRow: row, firstColumn: column} = range.area;
    return {range, cell: {row, column}};
  };
  const events: CellEvent[] = [];
  for (const [address, text] of parseEntries(enter)) {
    const {range, cell} = locate(address);
    if (!applyAction(spreadsheet, {type: 'edit', ...cell, text})) {
      const {message} = range.getValidation() ?? {};
      events.push({...cell, text, isInvalid: true, ...(message && {message})});
    }
  }
  if (typeof select === 'string') {
    const {range, cell} = locate(select);
    applyAction(spreadsheet, {type: 'select', area: range.area});
    const rule = range.getValidation();
    const texts =
      open && rule?.type === 'list'
        ? typeof rule.source === 'string'
          ? workbook.range(rule.source.replace(/^=/, '')).getTexts().flat()
          : rule.source
        : undefined;
    events.push({
      ...cell,
      ...(texts && {list: texts.map((text) => ({text}))}),
      ...(rule?.prompt && {message: rule.prompt}),
    });
  }
  for (const [address, text] of parseEntries(typing)) {
    const {range, cell} = locate(address);
    editor.open(range);
    editor.text = text;
    const {signal} = new AbortController();
    const list = await autocomplete.suggest(text, range, [], signal);
    events.push({...cell, text, list});
  }
  return events;
}

function parseEntries(text = ''): [address: string, text: string][] {
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
