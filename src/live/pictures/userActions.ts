import type {SpreadsheetObject} from '@document-sdk/spreadsheet-reference/view';
import type {CellEvent} from '../grid/cell';
import {applyAction} from '../runner/actOn';
import type {PictureOptions} from './options';

/**
 * Does what a user does in a picture: enters, selects, types, opens a list.
 *
 * @returns what is to be seen of it
 */
export async function use(
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
    if (!applyAction(user, {type: 'edit', ...place, text})) {
      const {message} = range.getValidation() ?? {};
      events.push({...place, text, isInvalid: true, ...(message && {message})});
    }
  }
  if (typeof select === 'string') {
    const {range, place} = cellAt(select);
    applyAction(user, {type: 'select', ...place});
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
