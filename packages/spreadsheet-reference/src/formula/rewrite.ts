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

/** Area that a formula refers to; without a sheet name it is on the formula's own sheet. */
export interface FormulaReference {
  readonly sheetName: string | undefined;
  readonly range: RangeA1;
}

/** Replacement of a reference; `undefined` keeps it. */
export type Rewritten = FormulaReference | '#REF!' | undefined;

/**
 * Replaces references in a formula; keeps everything else, including white space.
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
    // The bracket marks another workbook: names of sheets cannot contain one.
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
 * Moves the relative references of a formula, as copying it does.
 *
 * @param wraps - lets references beyond an edge of the sheet wrap around, as in files, instead of becoming `#REF!`
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
