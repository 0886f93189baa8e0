import {intersectBounds} from '../area/bounds';
import type {FindMatch, FindOptions, ReplaceReport} from '../contract';
import {parseFormula} from '../formula/parse';
import {boundsOf, existingKeys, usedBounds} from '../state/cells';
import {cellText, type DocumentContext, placeOf} from './context';
import {writePlainText} from './typedText';
import {sheetIn} from '../state/find';
import {assertNumber, assertWithin} from '../errors';

/** Expression that finds a query; a text is taken literally. */
function expressionOf(
  query: string | RegExp,
  {matchCase = false}: FindOptions,
): RegExp {
  if (query instanceof RegExp) {
    return new RegExp(query.source, `${query.flags.replace(/[gy]/g, '')}g`);
  }
  const literal = query.replace(/[\\^$.*+?|()[\]{}]/g, '\\$&');
  return new RegExp(literal, matchCase ? 'gu' : 'giu');
}

// Cells to search, sheet by sheet and row by row: their displayed text, or their formula.
function searchedCells(
  context: DocumentContext,
  {within, lookIn = 'text'}: FindOptions,
) {
  const place = within && placeOf(within);
  const {sheets: all} = context.store.state;
  const sheets = all.filter(({id, visibility}) =>
    place ? id === place.sheetId : visibility === 'visible',
  );
  return sheets.flatMap((sheet) => {
    const used = usedBounds(sheet);
    const area = used && (place ? intersectBounds(used, place.area) : used);
    const keys = area ? existingKeys(sheet.cells, area) : [];
    return keys.flatMap((key) => {
      const formula = sheet.cells.get(key)!.formula;
      const text =
        lookIn === 'formulas' ? (formula ?? '') : cellText(context, sheet, key);
      return text === '' ? [] : [{sheet, key, text}];
    });
  });
}

function matchesIn(
  text: string,
  expression: RegExp,
  isWhole: boolean,
): RegExpExecArray[] {
  return [...text.matchAll(expression)].filter(
    (match) => match[0] !== '' && (!isWhole || match[0] === text),
  );
}

/** Cells that match a query, at the time of the call. */
export function findMatches(
  context: DocumentContext,
  query: string | RegExp,
  options: FindOptions = {},
): FindMatch[] {
  const {maxMatches = Infinity, wholeCell = false} = options;
  assertNumber('maxMatches', maxMatches, 1);
  const expression = expressionOf(query, options);
  const found: FindMatch[] = [];
  for (const {sheet, key, text} of searchedCells(context, options)) {
    const match = matchesIn(text, expression, wholeCell)[0];
    if (match && found.length < maxMatches) {
      found.push({
        range: context.range(sheet.id, boundsOf(key)),
        text,
        index: match.index,
        length: match[0].length,
      });
    }
  }
  return found;
}

/** Replaces all matches as one step. Results of formulas are never replaced. */
export function replaceMatches(
  context: DocumentContext,
  query: string | RegExp,
  replacement: string,
  options: FindOptions = {},
): ReplaceReport {
  const {lookIn = 'text', wholeCell = false, maxMatches = Infinity} = options;
  assertNumber('maxMatches', maxMatches, 1);
  const expression = expressionOf(query, options);
  const by =
    query instanceof RegExp ? replacement : replacement.replaceAll('$', '$$$$');
  let replacementCount = 0;
  let cellCount = 0;
  context.store.act('Replace', (workbook) => {
    for (const {sheet, key, text} of searchedCells(context, options)) {
      const isFormula = sheet.cells.get(key)!.formula !== undefined;
      const matches = matchesIn(text, expression, wholeCell);
      const left = maxMatches - replacementCount;
      if (
        matches.length === 0 ||
        left <= 0 ||
        isFormula !== (lookIn === 'formulas')
      ) {
        continue;
      }
      const target = sheetIn(workbook, sheet.id)!;
      const next =
        wholeCell || matches.length <= left
          ? text.replaceAll(expression, by)
          : replaceFirst(text, matches.slice(0, left), expression, by);
      replacementCount += Math.min(matches.length, left);
      cellCount += 1;
      if (isFormula) {
        assertWithin('formulaCharacters', next.length);
        parseFormula(next);
        target.cells.set(key, {...target.cells.get(key)!, formula: next});
      } else {
        writePlainText(target, key, next, context.locale);
      }
    }
  });
  return {cellCount, replacementCount};
}

// Replaces some of the matches only, so that no more are replaced than were asked for.
function replaceFirst(
  text: string,
  matches: readonly RegExpExecArray[],
  expression: RegExp,
  by: string,
): string {
  const last = matches.at(-1)!;
  const end = last.index + last[0].length;
  return text.slice(0, end).replaceAll(expression, by) + text.slice(end);
}
