import type {AreaBounds} from '../contract';
import type {DocumentContext} from './context';
import {cellBounds} from '../area/bounds';

/** Displays a sheet, and selects areas of it; without areas, its selection stays. */
export function selectAreas(
  {store, sheet, emit}: DocumentContext,
  sheetId: string,
  areas: readonly AreaBounds[],
): void {
  const {view} = store;
  const shown = sheet(sheetId);
  if (view.activeSheetId !== sheetId) {
    view.activeSheetId = sheetId;
    view.selection = [cellBounds(0, 0)];
    emit('sheetActivate', {sheet: shown, name: shown.name});
  }
  if (areas.length > 0) {
    view.selection = areas.map((area) => ({...area}));
    emit('selectionChange', {
      sheet: shown,
      areas: areas.map((area) => shown.range(area).area),
    });
  }
}
