import {
  parseA1Ref,
  type RangeA1,
  stringifyA1Ref,
  stringifyTokens,
  tokenize,
  translateTokensToA1,
  translateTokensToR1C1,
} from '@borgar/fx';
import {formatCellAddress} from '../area/address';

/** A reference in a formula. Without `sheetName`, it refers to the sheet that contains the formula. */
export interface FormulaReference {
  readonly sheetName: string | undefined;
  readonly range: RangeA1;
}

/** The replacement of a reference; `undefined` keeps the reference unchanged. */
export type ReferenceReplacement = FormulaReference | '#REF!' | undefined;

/** Replaces references in a formula. Everything else remains unchanged, including white space. */
export function rewriteReferences(
  formula: string,
  change: (reference: FormulaReference) => ReferenceReplacement,
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
    // A bracket indicates a reference to another workbook, because names of sheets cannot contain brackets.
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
  const [row, column] = [Math.max(0, -rows), Math.max(0, -columns)];
  const relative = translateTokensToR1C1(
    tokenize(formula, {mergeRefs: true}),
    formatCellAddress(row, column),
  );
  const there = formatCellAddress(row + rows, column + columns);
  return stringifyTokens(
    translateTokensToA1(relative, there, {wrapEdges: wraps}),
  );
}
