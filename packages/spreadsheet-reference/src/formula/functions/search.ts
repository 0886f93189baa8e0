// Where a value is in a list: as lookup functions search lists that are sorted, and lists that are not.
import {
  compareScalars,
  equalScalars,
  isCellError,
  type Scalar,
} from '../../values/scalar';
import {wildcardTest} from './criteria';
import {type Call, fail} from './define';

/** Index of a value in a list: exactly, or the last that is not larger, or not smaller, in a sorted one; -1 for none. */
export function findPosition(
  wanted: Scalar,
  list: readonly Scalar[],
  mode: 'exact' | 'below' | 'above',
): number {
  if (mode === 'exact') {
    const hasWildcard = typeof wanted === 'string' && /[*?~]/.test(wanted);
    const matches = hasWildcard ? wildcardTest(wanted) : undefined;
    return list.findIndex((value) =>
      matches
        ? typeof value === 'string' && matches(value)
        : equalScalars(value, wanted ?? 0),
    );
  }
  // By halves, as other programs do: it tells where the list is not sorted.
  const sign = mode === 'below' ? 1 : -1;
  const order = (at: number) => compareScalars(list[at]!, wanted) * sign;
  const isOther = (at: number) => !isComparable(list[at]!, wanted);
  let [from, to, found] = [0, list.length - 1, -1];
  while (from <= to) {
    const middle = Math.floor((from + to) / 2);
    let at = middle;
    while (at >= from && isOther(at)) {
      at -= 1;
    }
    const isBeyond = at >= from && order(at) > 0;
    found = at < from || isBeyond ? found : at;
    if (found === at && order(at) === 0) {
      while (at + 1 < list.length && !isOther(at + 1) && order(at + 1) === 0) {
        at += 1;
      }
      return at;
    }
    [from, to] = isBeyond ? [from, at - 1] : [middle + 1, to];
  }
  return found;
}

/**
 * Index of a value in a list in any order, as XLOOKUP searches it; below 0 when there is none.
 *
 * @param at - argument that says whether the next smaller or larger one does (-1, 1) or wildcards count (2); behind
 *   it one says whether the search goes from the last to the first (below 0)
 */
export function findXPosition(
  call: Call,
  wanted: Scalar,
  list: readonly Scalar[],
  at: number,
): number {
  const kind = Math.trunc(call.number(at, 0));
  const direction = Math.trunc(call.number(at + 1, 1));
  // A sorted list is halved again and again: no wildcard says which half to take.
  const isHalved = Math.abs(direction) === 2;
  if (
    ![-1, 0, 1, isHalved ? 0 : 2].includes(kind) ||
    ![1, -1, 2, -2].includes(direction)
  ) {
    return fail('#VALUE!');
  }
  const isBackwards = direction < 0;
  const places = isBackwards ? [...list.keys()].reverse() : [...list.keys()];
  const matches =
    kind === 2 && typeof wanted === 'string' ? wildcardTest(wanted) : undefined;
  const exact = places.find((one) => {
    const value = list[one]!;
    return matches
      ? typeof value === 'string' && matches(value)
      : equalScalars(value, wanted);
  });
  if (exact !== undefined || Math.abs(kind) !== 1) {
    return exact ?? -1;
  }
  const order = (a: Scalar, b: Scalar) => compareScalars(a, b) * kind;
  return places
    .filter((one) => {
      const value = list[one]!;
      return value !== null && !isCellError(value) && order(value, wanted) > 0;
    })
    .reduce(
      (best, one) =>
        best < 0 || order(list[one]!, list[best]!) < 0 ? one : best,
      -1,
    );
}

/** Whether a value in a sorted list is of the kind that is looked for. */
const isComparable = (value: Scalar, wanted: Scalar): boolean =>
  value !== null && typeof value === typeof wanted && !isCellError(value);
