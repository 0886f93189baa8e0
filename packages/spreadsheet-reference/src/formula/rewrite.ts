import {
  parseA1Ref,
  type RangeA1,
  stringifyA1Ref,
  stringifyTokens,
  tokenize,
  translateTokensToA1,
  translateTokensToR1C1,
} from '@borgar/fx';
import {cellAddress} from '../area/address';

/** A reference in a formula: an area on the formula's own sheet, or on the sheet that it names. */
export interface FormulaReference {
  readonly sheetName: string | undefined;
  readonly range: RangeA1;
}

/** What becomes of a reference: another one, `#REF!`, or itself. */
export type Rewritten = FormulaReference | '#REF!' | undefined;

/**
 * Changes the references of a formula and leaves everything else as it was written.
 *
 * @param change - returns the new reference, `'#REF!'`, or `undefined` to keep the old one
 */
export function rewriteReferences(
  formula: string,
  change: (reference: FormulaReference) => Rewritten,
): string {
  let isChanged = false;
  const tokens = tokenize(formula, {mergeRefs: true}).map((token) => {
    if (token.type !== 'range' && token.type !== 'range_beam') {
      return token;
    }
    const parsed = parseA1Ref(token.value);
    if (!parsed || !('range' in parsed) || !parsed.range) {
      return token;
    }
    const {context = []} = parsed;
    // No sheet of this workbook has a name with a bracket.
    const sheetName =
      context.length > 1 ? `[${context.join(']')}` : context.at(-1);
    const next = change({sheetName, range: parsed.range});
    if (next === undefined) {
      return token;
    }
    isChanged = true;
    const value =
      next === '#REF!'
        ? next
        : stringifyA1Ref({
            context:
              next.sheetName === sheetName
                ? context
                : next.sheetName === undefined
                  ? []
                  : [next.sheetName],
            range: next.range,
          });
    return {...token, value};
  });
  return isChanged ? stringifyTokens(tokens) : formula;
}

/**
 * A formula as it reads some rows and columns away: relative references move along.
 *
 * @param wraps - whether references beyond an edge come in at the opposite one, as in files, instead of
 *   becoming `#REF!`
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
  const [row, column] = [Math.max(0, -rows), Math.max(0, -columns)];
  const relative = translateTokensToR1C1(
    tokenize(formula, {mergeRefs: true}),
    cellAddress(row, column),
  );
  const there = cellAddress(row + rows, column + columns);
  return stringifyTokens(
    translateTokensToA1(relative, there, {wrapEdges: wraps}),
  );
}
