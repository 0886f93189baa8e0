import type {WriteSheet} from 'hucre/xlsx';
import {cornersAddress, quoteSheetName} from '../../area/address';
import {span} from '../../area/bounds';
import {EDGES} from '../../state/lineChange';
import type {SheetState, WorkbookState} from '../../state/types';

/** Sparklines of a sheet, one for each cell. The file has lines, columns, and win-loss as stacked. */
export function sparklinesOf(
  workbook: WorkbookState,
  {sparklines}: SheetState,
): NonNullable<WriteSheet['sparklines']> {
  return sparklines.flatMap(
    ({definition: {source, target, type, color = '#376092'}}) => {
      const sheet = workbook.sheets.find(({id}) => id === source?.sheetId);
      if (!source || !sheet) {
        return [];
      }
      // One line of the source for each cell of the target.
      const isColumn = target.firstColumn === target.lastColumn;
      const [first, last] = EDGES[isColumn ? 'row' : 'column'];
      return span(0, target[last] - target[first]).map((index) => {
        const [cell, line] = [
          target[first] + index,
          source.area[first] + index,
        ];
        const data = {...source.area, [first]: line, [last]: line};
        return {
          location: cornersAddress({...target, [first]: cell, [last]: cell}),
          dataRange: `${quoteSheetName(sheet.name)}!${cornersAddress(data)}`,
          type: type === 'winLoss' ? ('stacked' as const) : type,
          color: color.slice(1),
        };
      });
    },
  );
}
