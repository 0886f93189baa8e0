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
  return rewriteReferences(formula, ({sheetName, range: {...range}}) => {
    const isOnSheet =
      shiftEnds(range, 'top', 'bottom', rows, wraps) &&
      shiftEnds(range, 'left', 'right', columns, wraps);
    return isOnSheet ? {sheetName, range} : '#REF!';
  });
}

/** Shifts two ends of a range unless they are fixed. Returns `false` if one is then beyond an edge of the sheet. */
function shiftEnds(
  range: RangeA1,
  first: 'top' | 'left',
  last: 'bottom' | 'right',
  by: number,
  wraps: boolean,
): boolean {
  const count = first === 'top' ? limits.rows : limits.columns;
  for (const end of [first, last] as const) {
    const line = range[end];
    if (typeof line === 'number' && !range[`$${end}`]) {
      range[end] = wraps ? (line + by + count) % count : line + by;
    }
  }
  const [start, stop] = [range[first] ?? 0, range[last] ?? 0];
  if (start > stop) {
    [range[first], range[last]] = [stop, start];
    const {[`$${first}` as const]: isFixed} = range;
    range[`$${first}`] = range[`$${last}`];
    range[`$${last}`] = isFixed;
  }
  return Math.min(start, stop) >= 0 && Math.max(start, stop) < count;
}
