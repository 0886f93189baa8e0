// Functions that calculate with references instead of values.
import {parseAddress} from '../../area/address';
import {isOnSheet, span} from '../../area/bounds';
import {isCellError} from '../../values/scalar';
import {toText} from '../coerce';
import {Reference, sizeOf as extentOf, type Value} from '../value';
import {type Call, fail, number, scalar} from './define';

export function offset(call: Call): Reference {
  const base = call.value(0);
  if (!(base instanceof Reference)) {
    return fail('#VALUE!');
  }
  const {firstRow, firstColumn} = base.areas[0]!;
  const size = extentOf(base);
  const row = firstRow + Math.trunc(number(call, 1, 0));
  const column = firstColumn + Math.trunc(number(call, 2, 0));
  const height = call.args[3] ? Math.trunc(number(call, 3, 1)) : size.rows;
  const width = call.args[4] ? Math.trunc(number(call, 4, 1)) : size.columns;
  if (height === 0 || width === 0) {
    return fail('#REF!');
  }
  const area = {
    firstRow: height < 0 ? row + height + 1 : row,
    lastRow: height < 0 ? row : row + height - 1,
    firstColumn: width < 0 ? column + width + 1 : column,
    lastColumn: width < 0 ? column : column + width - 1,
  };
  return isOnSheet(area) ? new Reference(base.sheetId, [area]) : fail('#REF!');
}

export function indirect(call: Call): Reference {
  const {scope} = call;
  const text = toText(scalar(call, 0));
  try {
    const {sheetName, bounds, name} = parseAddress(text);
    const place = name === undefined ? undefined : scope.placeOf(name);
    const sheetId =
      sheetName === undefined ? scope.sheetId : scope.sheetIdOf(sheetName);
    if (place) {
      return new Reference(place.sheetId, [place.area]);
    }
    return bounds && sheetId ? new Reference(sheetId, [bounds]) : fail('#REF!');
  } catch {
    return fail('#REF!');
  }
}

/** Number of each row or column of a reference, or of the formula's own cell. */
export function numberOf(call: Call, edge: 'row' | 'column'): Value {
  if (call.args.length === 0) {
    return call.scope[edge] + 1;
  }
  const reference = call.value(0);
  if (!(reference instanceof Reference)) {
    return fail('#VALUE!');
  }
  const {firstRow, lastRow, firstColumn, lastColumn} = reference.areas[0]!;
  return edge === 'row'
    ? span(firstRow + 1, lastRow + 1).map((number) => [number])
    : [span(firstColumn + 1, lastColumn + 1)];
}

export function sizeOf(call: Call, edge: 'rows' | 'columns'): number {
  const area = call.value(0) ?? null;
  return isCellError(area) || typeof area === 'string'
    ? fail('#VALUE!')
    : extentOf(area)[edge];
}
