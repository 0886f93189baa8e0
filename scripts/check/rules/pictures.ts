import type {MarkdownPage} from '../../../src/sets/page/markdown';
import type {Fault} from '../../../src/sets/problem';
import {unknownFigures} from '../../samples/spreadsheet/pictures/figures';
import {pictureTexts} from '../../samples/spreadsheet/pictures/pictureTexts';
import {
  picturesOf,
  type PagePicture,
} from '../../samples/spreadsheet/pictures/readPictures';
import {unknownWords} from '../../samples/spreadsheet/pictures/unknownWords';
import {altFaults} from '../pictureAlts';
import {formFaults} from '../pictureForms';
import type {Sources} from '../sources';
import type {CheckResult} from '../types';

const SCRIPTS = /^(?:ts|tsx|js|jsx)$/;

/** Pictures can be drawn; what captions and text alternatives say is in them, or in the sample that they show. */
export function run({pages}: Sources): CheckResult {
  const pictures = pages
    .filter(({text}) => /<(?:Sheet|Drawings|Toolbar)Picture\b/.test(text))
    .flatMap(picturesOf);
  return {
    inspected: pictures.length,
    problems: pictures.flatMap((picture) =>
      [
        ...formFaults(picture.props),
        ...altFaults(picture.props),
        ...faultsOf(picture),
      ].map((fault) => ({
        file: picture.page.file,
        line: picture.line,
        ...fault,
      })),
    ),
  };
}

function faultsOf(picture: PagePicture): Fault[] {
  const {page, props, line, frame} = picture;
  const {words, drawn} = pictureTexts(props);
  const known = [drawn, ...samplesAbove(page, line)];
  const hidden = hiddenRows(props);
  const last = Math.max(0, ...frame.rows) + 1;
  return words.flatMap(({text, isCaption}) => [
    // Results of formulas are known after a run alone.
    ...((frame.figures ?? []).length > 0
      ? []
      : unknownFigures(text, {
          texts: known,
          rows: frame.rows.map((row) => row + 1),
          hiddenRows: isCaption ? hidden : [],
        })
    )
      // Rows below the last one that is drawn may be hidden.
      .filter((figure) => Number(/^row (\d+)$/.exec(figure)?.[1] ?? 0) <= last)
      .map((figure) => fault(figure, text)),
    ...drawnRows(text, frame.rows).map((row) => fault(row, text)),
    ...unknownWords(text, known).map((word) => fault(word, text)),
  ]);
}

function fault(what: string, text: string): Fault {
  return {
    found: `${what} in "${text}"`,
    expected: 'what the picture or the sample above it has',
    remedy:
      'Correct the text; or write the formula that gives a figure before the picture: {/* picture: figures="AVERAGE(B2:B5)" */}.',
  };
}

/** Rows that a caption calls hidden, and the picture draws. */
function drawnRows(text: string, rows: readonly number[]): string[] {
  const [, list = ''] =
    /\brows? (\d+(?:(?:, | and )\d+)*) (?:is|are) hidden/.exec(text) ?? [];
  return (list.match(/\d+/g) ?? [])
    .filter((row) => rows.includes(Number(row) - 1))
    .map((row) => `row ${row}, which is drawn`);
}

function samplesAbove({fences}: MarkdownPage, line: number): string[] {
  return fences
    .filter((fence) => SCRIPTS.test(fence.lang) && fence.line < line)
    .map(({code}) => code);
}

/** Rows between those that the picture numbers. */
function hiddenRows({rowNumbers}: PagePicture['props']): number[] {
  if (!Array.isArray(rowNumbers)) {
    return [];
  }
  const numbers = rowNumbers as number[];
  return Array.from(
    {length: Math.max(...numbers)},
    (_none, index) => index + 1,
  ).filter((row) => !numbers.includes(row));
}
