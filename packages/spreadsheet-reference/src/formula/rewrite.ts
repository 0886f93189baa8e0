import {
  parseA1Ref,
  type RangeA1,
  type ReferenceA1,
  stringifyA1Ref,
  tokenize,
} from '@borgar/fx';
import {limits} from '../errors';

/** A reference in a formula. Without `sheetName`, it refers to the sheet that contains the formula. */
export interface FormulaReference {
  readonly sheetName: string | undefined;
  readonly range: RangeA1;
}

/** The replacement of a reference; `undefined` keeps the reference unchanged. */
export type ReferenceReplacement = FormulaReference | '#REF!' | undefined;

/** A token of a formula. */
interface FormulaPart {
  readonly text: string;
  readonly reference?: ReferenceA1;
}

// The formula that was split last: filling an area shifts one formula many times.
let lastFormula = '';
let lastParts: readonly FormulaPart[] = [];

function splitFormula(formula: string): readonly FormulaPart[] {
  if (formula !== lastFormula) {
    lastParts = tokenize(formula, {mergeRefs: true}).map(({type, value}) => {
      const isRange = type === 'range' || type === 'range_beam';
      const reference = isRange ? parseA1Ref(value) : undefined;
      return reference && 'range' in reference
        ? {text: value, reference}
        : {text: value};
    });
    lastFormula = formula;
  }
  return lastParts;
}

/** Replaces references in a formula. Everything else remains unchanged, including white space. */
export function rewriteReferences(
  formula: string,
  change: (reference: FormulaReference) => ReferenceReplacement,
): string {
  return splitFormula(formula)
    .map(({text, reference}) => {
      if (!reference) {
        return text;
      }
      const {context = [], range} = reference;
      // A bracket indicates a reference to another workbook, because names of sheets cannot contain brackets.
      const sheetName =
        context.length > 1 ? `[${context.join(']')}` : context.at(-1);
      const next = change({sheetName, range});
      if (next === undefined || next === '#REF!') {
        return next ?? text;
      }
      const isSame = next.sheetName === sheetName;
      return stringifyA1Ref({
        context: isSame ? context : [next.sheetName ?? []].flat(),
        range: next.range,
      });
    })
    .join('');
}

/**
 * Shifts the relative references of a formula, as if the formula was copied.
 *
 * @param wraps - `true` if references beyond an edge of the sheet continue at the opposite edge, as in files;
 * otherwise they become `#REF!`
 */
export function shiftFormula(
  formula: string,
  rows: number,
  columns: number,
  wraps = false,
): string {
  if (rows === 0 && columns === 0) {
    return formula;
  }
  return rewriteReferences(formula, ({sheetName, range}) => {
    if (range.$top && range.$left && range.$bottom && range.$right) {
      return undefined;
    }
    const height = shiftEnds(
      [range.top ?? null, range.bottom ?? null, range.$top, range.$bottom],
      rows,
      limits.rows,
      wraps,
    );
    const width = shiftEnds(
      [range.left ?? null, range.right ?? null, range.$left, range.$right],
      columns,
      limits.columns,
      wraps,
    );
    if (!height || !width) {
      return '#REF!';
    }
    const [top, bottom, $top, $bottom] = height;
    const [left, right, $left, $right] = width;
    const ends = {top, bottom, $top, $bottom, left, right, $left, $right};
    return {sheetName, range: {...range, ...ends}};
  });
}

type End = number | null;
type IsFixed = boolean | null | undefined;

/** The first and last row or column of a reference, and whether they are fixed. */
type Ends = [
  first: End,
  last: End,
  isFirstFixed: IsFixed,
  isLastFixed: IsFixed,
];

/** Shifts ends that are not fixed. Returns `undefined` if one is then beyond an edge of the sheet. */
function shiftEnds(
  [first, last, isFirstFixed, isLastFixed]: Ends,
  by: number,
  count: number,
  wraps: boolean,
): Ends | undefined {
  const shift = (line: End, isFixed: IsFixed) => {
    if (typeof line !== 'number' || isFixed) {
      return line;
    }
    return wraps ? (line + by + count) % count : line + by;
  };
  const [start, stop] = [shift(first, isFirstFixed), shift(last, isLastFixed)];
  const [low, high] = [start ?? 0, stop ?? 0];
  if (Math.min(low, high) < 0 || Math.max(low, high) >= count) {
    return undefined;
  }
  return low > high
    ? [high, low, isLastFixed, isFirstFixed]
    : [start, stop, isFirstFixed, isLastFixed];
}
