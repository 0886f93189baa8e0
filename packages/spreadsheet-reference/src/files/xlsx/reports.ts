// Describes contents of a sheet that are not supported.
import {limits} from '../../errors';
import type {SheetState, StoredResult} from '../../state/types';
import type {XmlElement} from '../xml';
import type {ParsedSheet} from './readSheet';
import {isGrouped} from './rowsAndColumns';

/** Reports formulas that are not calculated and keep the results stored in the file. */
export function reportStoredResults({name, cells}: SheetState): string[] {
  const stored: StoredResult[] = [];
  cells.forEach((cell) => cell.stored && stored.push(cell.stored));
  const called = stored.filter(({lacks}) => lacks.length > 0);
  const others = stored.length - called.length;
  const functions = new Set(called.flatMap(({lacks}) => lacks));
  return countMessages(
    [
      others,
      `formulas of '${name}' read other workbooks: they keep the results that the file has.`,
    ],
    [
      called.length,
      `formulas of '${name}' call functions that are not there, ${[...functions].join(', ')}: they keep the results that the file has until what they read changes.`,
    ],
  );
}

/** Reports unsupported contents of cells, rows and columns. */
export const reportContents = ({
  name,
  contents,
  tree,
}: ParsedSheet): string[] => [
  ...contents.dataTables.map(
    (area) =>
      `The data table ${area} of '${name}' keeps its results; it is not calculated.`,
  ),
  ...countMessages([
    contents.longTexts,
    `texts of '${name}' are longer than ${limits.cellCharacters} characters: what is beyond is left out.`,
  ]),
  ...countMessages([
    contents.dynamicArrays,
    `formulas of '${name}' fill as many cells as their result has: here no more than the area that the file has.`,
  ]),
  ...countMessages([
    contents.formattedTexts,
    `texts of '${name}' have formats of parts: they are shown in the format of their cell.`,
  ]),
  ...(contents.hasGroups ||
  tree.all('col').some(({attributes}) => isGrouped(attributes))
    ? [`Groups of rows or columns of '${name}' cannot be kept.`]
    : []),
  ...(tree.all('sheetFormatPr').some(hasDefaultSizes)
    ? [`The usual sizes of rows and columns of '${name}' cannot be kept.`]
    : []),
];

/** Tests whether a sheet of a file changes the default sizes of rows or columns. */
const hasDefaultSizes = (format: XmlElement): boolean =>
  format.flag('customHeight') ||
  format.flag('zeroHeight') ||
  format.attributes.defaultColWidth !== undefined;

/** Creates messages that start with a count; omits those with a count of 0. */
const countMessages = (
  ...counts: readonly (readonly [count: number, what: string])[]
) => counts.flatMap(([count, what]) => (count > 0 ? [`${count} ${what}`] : []));
