import {intersectBounds} from '../area/bounds';
import type {AreaBounds, ProtectOptions} from '../contract';
import type {DocumentContext} from '../objects/context';
import {findUsedBounds, listCellKeys} from '../state/cells';
import {resolveFormat} from '../state/formats';

/** Whether the protection of the active sheet, if any, allows users to do this. */
export function isAllowed(
  {store}: DocumentContext,
  option: keyof Omit<ProtectOptions, 'password'>,
): boolean {
  const {protection} = store.sheet(store.view.activeSheetId)!;
  return protection === null || protection[option] === true;
}

/** Whether users may change the cells of an area on the active sheet. */
export function areCellsUnlocked(
  {store}: DocumentContext,
  area: AreaBounds,
): boolean {
  const sheet = store.sheet(store.view.activeSheetId)!;
  return (
    sheet.protection === null ||
    listCellKeys(area).every(
      (key) => !resolveFormat(store.state, sheet, key).locked,
    )
  );
}

/** Like {@link areCellsUnlocked}, but ignores cells that are empty now, so that whole columns are quick. */
export function areUsedCellsUnlocked(
  context: DocumentContext,
  area: AreaBounds,
): boolean {
  const {store} = context;
  const used = findUsedBounds(store.sheet(store.view.activeSheetId)!);
  const shared = used && intersectBounds(area, used);
  return shared === null || areCellsUnlocked(context, shared);
}
