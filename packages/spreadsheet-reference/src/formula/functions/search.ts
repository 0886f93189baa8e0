// Search algorithms of MATCH, XMATCH and the lookup functions.
import {
  areScalarsEqual,
  compareScalars,
  isCellError,
  type Scalar,
} from '../../values/scalar';
import {createWildcardTest} from './wildcards';
import type {AreaView} from '../areaView';
import {throwCellError} from '../value';
import {type FunctionCall} from './define';

/**
 * Searches a list like `MATCH`. Returns an index, or -1 if nothing is found.
 *
 * @param mode - `exact` finds an equal value; `below` finds the last value that is not larger in an ascending
 * list; `above` finds the last value that is not smaller in a descending list
 */
export function findMatchPosition(
  wanted: Scalar,
  list: AreaView,
  mode: 'exact' | 'below' | 'above',
): number {
  if (mode === 'exact') {
    const hasWildcard = typeof wanted === 'string' && /[*?~]/.test(wanted);
    return hasWildcard
      ? list.find(createWildcardTest(wanted))
      : list.findEqual(wanted ?? 0);
  }
  if (mode === 'above') {
    let last = -1;
    for (let index = 0; index < list.height; index += 1) {
      const value = list.at(index);
      if (isComparable(value, wanted) && compareScalars(value, wanted) < 0) {
        break;
      }
      if (areScalarsEqual(value, wanted)) {
        return index;
      }
      last = isComparable(value, wanted) ? index : last;
    }
    return last;
  }
  // A binary search like that of other programs, so that results for unsorted lists are also the same.
  const order = (at: number) => compareScalars(list.at(at), wanted);
  const isOther = (at: number) => !isComparable(list.at(at), wanted);
  let [from, to, found] = [0, list.height - 1, -1];
  while (from <= to) {
    const middle = Math.floor((from + to) / 2);
    let at = middle;
    while (at >= from && isOther(at)) {
      at -= 1;
    }
    const isBeyond = at >= from && order(at) > 0;
    found = at < from || isBeyond ? found : at;
    if (found === at && order(at) === 0) {
      while (at + 1 < list.height && !isOther(at + 1) && order(at + 1) === 0) {
        at += 1;
      }
      return at;
    }
    [from, to] = isBeyond ? [from, at - 1] : [middle + 1, to];
  }
  return found;
}

/**
 * Searches an unsorted list like `XMATCH`. Returns an index, or -1 if nothing is found.
 *
 * @param at - index of the argument with the match mode: 0 for an exact match, -1 or 1 for the next smaller or larger
 *   value, 2 for wildcards. The next argument is the search mode: a negative number searches from last to first.
 */
export function findXmatchPosition(
  call: FunctionCall,
  wanted: Scalar,
  list: AreaView,
  at: number,
): number {
  const kind = Math.trunc(call.number(at, 0));
  const direction = Math.trunc(call.number(at + 1, 1));
  // The binary search modes 2 and -2 do not support wildcards.
  const isBinary = Math.abs(direction) === 2;
  if (
    ![-1, 0, 1, isBinary ? 0 : 2].includes(kind) ||
    ![1, -1, 2, -2].includes(direction)
  ) {
    return throwCellError('#VALUE!');
  }
  const isBackwards = direction < 0;
  const exact =
    kind === 2 && typeof wanted === 'string'
      ? list.find(createWildcardTest(wanted), isBackwards)
      : list.findEqual(wanted, isBackwards);
  if (exact >= 0 || Math.abs(kind) !== 1) {
    return exact;
  }
  const order = (a: Scalar, b: Scalar) => compareScalars(a, b) * kind;
  let best = -1;
  for (let index = 0; index < list.height; index += 1) {
    const value = list.at(index);
    if (value !== null && !isCellError(value) && order(value, wanted) > 0) {
      const change = best < 0 ? -1 : order(value, list.at(best));
      best = change < 0 || (change === 0 && isBackwards) ? index : best;
    }
  }
  return best;
}

/** Tests whether two values have the same type. Binary searches skip values of other types. */
const isComparable = (value: Scalar, wanted: Scalar): boolean =>
  value !== null && typeof value === typeof wanted && !isCellError(value);
