// Text functions that are not documented.
import {round} from 'numfmt';
import {formatDisplayText} from '../../values/numberFormat';
import {createCellError, type Matrix, type Scalar} from '../../values/scalar';
import {toBoolean, toNumber, toText} from '../coerce';
import {createGrid, throwCellError} from '../value';
import {roundToDigits} from './math';
import {findMaximum} from './aggregates';

/** One or several delimiters: a single value or an area. */
type Delimiters = Scalar | Matrix;

/** Finds the delimiters in a text, ordered by position. */
function findDelimiters(text: string, given: Delimiters, mode: Scalar = 0) {
  const parts = [given]
    .flat(2)
    .map((part) => toText(part).replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'));
  const flags = toNumber(mode) === 0 ? 'gu' : 'giu';
  return [...text.matchAll(new RegExp(parts.join('|'), flags))].map(
    ({0: found, index}) => ({start: index, end: index + found.length}),
  );
}

function splitText(text: string, given: Delimiters, mode: Scalar): string[] {
  const cuts = findDelimiters(text, given, mode);
  return [...cuts, {start: text.length}].map(({start}, index) =>
    text.slice(cuts[index - 1]?.end, start),
  );
}

const pickText =
  (isBefore: boolean) =>
  (
    text: string,
    given: Delimiters,
    instance: Scalar = 1,
    mode: Scalar = 0,
    matchesEnd: Scalar = 0,
    ...otherwise: Scalar[]
  ): Scalar => {
    const number = Math.trunc(toNumber(instance ?? 1));
    if (number === 0) {
      return throwCellError('#VALUE!');
    }
    const cuts = findDelimiters(text, given, mode);
    const end = number > 0 ? text.length : 0;
    if (toBoolean(matchesEnd)) {
      cuts.splice(end, 0, {start: end, end});
    }
    const cut = cuts.at(number > 0 ? number - 1 : number);
    if (!cut) {
      return otherwise[0] ?? throwCellError('#N/A');
    }
    return isBefore ? text.slice(0, cut.start) : text.slice(cut.end);
  };

const formatFixed =
  (prefix: string) =>
  (number: number, digits = 2, isPlain = false): string => {
    const rounded = roundToDigits(round)(number, digits);
    const decimals = Math.min(127, Math.max(0, Math.trunc(digits)));
    const zeros = decimals > 0 ? `.${'0'.repeat(decimals)}` : '';
    const pattern = `${prefix}${isPlain ? '0' : '#,##0'}${zeros}`;
    const format = prefix === '' ? pattern : `${pattern};(${pattern})`;
    return formatDisplayText(rounded, format, 'en');
  };

// Characters 128 to 159 of Windows-1252.
const WINDOWS = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';

export const TEXT_PART_FUNCTIONS = {
  // Uses character codes of Windows-1252, like `CODE`.
  CHAR(number: number): string {
    const code = Math.trunc(number);
    return code < 1 || code > 255
      ? throwCellError('#VALUE!')
      : (WINDOWS[code - 128] ?? String.fromCharCode(code));
  },
  CODE(text: string): number {
    const code = text === '' ? throwCellError('#VALUE!') : text.charCodeAt(0);
    const place = WINDOWS.indexOf(text[0]!);
    return place < 0 ? (code < 256 ? code : '?'.charCodeAt(0)) : place + 128;
  },
  DOLLAR: formatFixed('$'),
  FIXED: formatFixed(''),
  NUMBERVALUE(text: string, decimal = '.', group = ','): number {
    const [, plain, percents] = /^(.*?)(%*)$/s.exec(text.replace(/\s/g, ''))!;
    const [whole, ...fraction] = plain!.split(decimal[0] ?? '.');
    const digits = [whole!.replaceAll(group[0] ?? ',', ''), ...fraction];
    const number = Number(digits.join('.')) / 100 ** percents!.length;
    return Number.isNaN(number) ? throwCellError('#VALUE!') : number;
  },
  TEXTAFTER: pickText(false),
  TEXTBEFORE: pickText(true),
  TEXTSPLIT(
    text: string,
    columns?: Delimiters,
    rows?: Delimiters,
    ignoresEmpty: Scalar = false,
    mode: Scalar = 0,
    padding: Scalar = createCellError('#N/A'),
  ): Matrix {
    const isKept = (part: string) => part !== '' || !toBoolean(ignoresEmpty);
    const split = (part: string, given: Delimiters | undefined) =>
      (given === undefined ? [part] : splitText(part, given, mode)).filter(
        isKept,
      );
    const lines = split(text, rows).map((line) => split(line, columns));
    const width = findMaximum(lines.map(({length}) => length));
    return createGrid(
      lines.length,
      width,
      (row, column) => lines[row]![column] ?? padding,
    );
  },
  UNICODE: (text: string) => text.codePointAt(0) ?? throwCellError('#VALUE!'),
};
