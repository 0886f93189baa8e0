import {intersectBounds} from '../area/bounds';
import type {FindMatch, FindOptions, ReplaceReport} from '../contract';
import {writeInput} from '../edits/contents';
import {parseFormula} from '../formula/parse';
import {
  keyToBounds,
  listExistingCellKeys,
  findUsedBounds,
} from '../state/cells';
import {formatCellText, type DocumentContext, toStoredRange} from './context';
import {parseDataText} from './typedText';
import {findSheet} from '../state/identity';
import {assertOptions} from '../choices';
import {assertWithinLimit} from '../errors';

/** Creates a regular expression with the flag `g`. Special characters in strings are escaped. */
function toGlobalRegExp(
  query: string | RegExp,
  {matchCase = false}: FindOptions,
): RegExp {
  if (query instanceof RegExp) {
    return new RegExp(query.source, `${query.flags.replace(/[gy]/g, '')}g`);
  }
  const literal = query.replace(/[\\^$.*+?|()[\]{}]/g, '\\$&');
  return new RegExp(literal, matchCase ? 'gu' : 'giu');
}

/** Finds cells whose displayed text or formula matches, sheet by sheet and row by row. */
function findMatchingCells(
  context: DocumentContext,
  query: string | RegExp,
  options: FindOptions,
) {
  const {within, lookIn = 'text', wholeCell = false, maxMatches} = options;
  assertOptions({lookIn, maxMatches});
  const place = within && toStoredRange(within);
  const expression = toGlobalRegExp(query, options);
  const sheets = context.store.state.sheets.filter(({id, visibility}) =>
    place ? id === place.sheetId : visibility === 'visible',
  );
  return sheets.flatMap((sheet) => {
    const used = findUsedBounds(sheet);
    const area = used && (place ? intersectBounds(used, place.area) : used);
    const keys = area ? listExistingCellKeys(sheet.cells, area) : [];
    return keys.flatMap((key) => {
      const {formula} = sheet.cells.get(key)!;
      const text =
        lookIn === 'formulas'
          ? (formula ?? '')
          : formatCellText(context, sheet, key);
      const matches = [...text.matchAll(expression)].filter(
        ([found]) => found !== '' && (!wholeCell || found === text),
      );
      return matches.length === 0
        ? []
        : [{sheet, key, text, matches, isFormula: formula !== undefined}];
    });
  });
}

export function findMatches(
  context: DocumentContext,
  query: string | RegExp,
  options: FindOptions = {},
): FindMatch[] {
  return findMatchingCells(context, query, options)
    .slice(0, options.maxMatches)
    .map(({sheet, key, text, matches: [first]}) => ({
      range: context.range(sheet.id, keyToBounds(key)),
      text,
      index: first!.index,
      length: first![0].length,
    }));
}

/**
 * Replaces all matches in one undo step. Results of formulas are not replaced. Cells that contain text still
 * contain text afterwards; the new contents of other cells are parsed like typed text.
 */
export function replaceMatches(
  context: DocumentContext,
  query: string | RegExp,
  replacement: string,
  options: FindOptions = {},
): ReplaceReport {
  const {lookIn = 'text', maxMatches = Infinity} = options;
  const expression = toGlobalRegExp(query, options);
  const by =
    query instanceof RegExp ? replacement : replacement.replaceAll('$', '$$$$');
  const found = findMatchingCells(context, query, options).filter(
    ({isFormula}) => isFormula === (lookIn === 'formulas'),
  );
  let replacementCount = 0;
  let cellCount = 0;
  context.store.edit('Replace', (workbook) => {
    for (const {sheet, key, text, matches, isFormula} of found) {
      const left = maxMatches - replacementCount;
      if (left <= 0) {
        break;
      }
      // `maxMatches` can be reached within a cell.
      const last = matches[left] && matches[left - 1];
      const end = last ? last.index + last[0].length : text.length;
      const next =
        text.slice(0, end).replaceAll(expression, by) + text.slice(end);
      replacementCount += Math.min(matches.length, left);
      cellCount += 1;
      const target = findSheet(workbook, sheet.id)!;
      const cell = target.cells.get(key)!;
      if (isFormula) {
        assertWithinLimit('formulaCharacters', next.length);
        parseFormula(next);
        target.cells.set(key, {...cell, formula: next});
      } else if (typeof cell.value === 'string') {
        assertWithinLimit('cellCharacters', next.length);
        target.cells.set(key, {...cell, value: next});
      } else {
        writeInput(workbook, target, key, parseDataText(next, context.locale));
      }
    }
  });
  return {cellCount, replacementCount};
}
