// What a document has and the file format has no place for: a property of the file holds it. Never contents
// of cells: whoever removes some in another program means them to be gone.
import type {AreaBounds, FilterCriteria, JsonValue} from '../../contract';
import {existingKeys} from '../../state/cells';
import type {DrawingState, SheetState, WorkbookState} from '../../state/types';
import {fromJson, serialize} from '../json';
import {toFileRule} from './conditionalFormats';
import {toCriteriaElement} from './filters';
import type {Package} from './package';
import {getPictureType} from './pictures';
import {toFileValidation} from './validations';
import {findElements, parseXml} from '../xml';

/** Property of the document that holds what the file format has no place for, as JSON. */
export const PROPERTY_NAME = 'SpreadsheetSdkReference';

/** Whether a file has the same of two things: what is written of them stands in one order. */
const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Named styles of cells or lines. */
const namedStyles = (items: ReadonlyMap<number, {readonly style?: string}>) =>
  new Map(
    [...items].flatMap(([key, {style}]) =>
      style === undefined ? [] : [[key, {style}] as const],
    ),
  );

/** What is kept of a sheet: also all its rules, of which the file may not have every part. */
const toSheetExtension = (sheet: SheetState) => ({
  id: sheet.id,
  name: sheet.name,
  cells: namedStyles(sheet.cells),
  rows: namedStyles(sheet.rows),
  columns: namedStyles(sheet.columns),
  rules: sheet.conditionalFormats.map(({rule}) => rule),
  validations: sheet.validations.map(({rule}) => rule),
  criteria: sheet.filter?.criteria ?? new Map<number, FilterCriteria>(),
  // Each with what its cells showed, as a number.
  pivots: sheet.pivotTables.map((pivot) => ({
    pivot,
    sum: checksum(sheet, pivot.area),
  })),
  drawings: sheet.drawings.map((drawing): DrawingState =>
    drawing.kind === 'image' && getPictureType(drawing)
      ? {...drawing, bytes: new Uint8Array()}
      : drawing,
  ),
  sparklines: sheet.sparklines,
  protection: sheet.protection,
});

/** What is kept of a workbook. */
const toExtensionData = (
  {sheets, names, styles, protection}: WorkbookState,
  parts: ReadonlyMap<string, JsonValue>,
) => ({
  names: names.filter(({place}) => !place),
  styles,
  protection,
  parts,
  sheets: sheets.map(toSheetExtension),
});

export type SheetExtension = ReturnType<typeof toSheetExtension>;
export type ExtensionData = ReturnType<typeof toExtensionData>;

/** Text that holds what a file of a workbook has no place for. */
export function serializeExtensionData(
  ...given: Parameters<typeof toExtensionData>
): string {
  return serialize(toExtensionData(...given));
}

/** What is kept in a file; `undefined` when it has none that can be read. */
export function readExtensionData(file: Package): ExtensionData | undefined {
  const custom = parseXml(file.text('docProps/custom.xml'));
  const property = findElements(custom, 'property').find(
    ({attributes}) => attributes.name === PROPERTY_NAME,
  );
  try {
    const kept = fromJson<ExtensionData>(property?.children[0]?.text ?? '');
    // Earlier files hold a whole document there.
    return 'sheets' in kept ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** A number that is another one for nearly every other contents of an area. */
function checksum({cells}: SheetState, area: AreaBounds): number {
  const contents = existingKeys(cells, area)
    .map((key) => [key, cells.get(key)!.value])
    .filter(([, value]) => value !== null);
  return Array.from(JSON.stringify(contents)).reduce(
    (sum, letter) => (sum * 31 + letter.charCodeAt(0)) | 0,
    0,
  );
}

/**
 * Gives a sheet of a file what is kept of it, as far as the file still says the same; returns what the
 * sheet cannot have again.
 */
export function restoreExtensionData(
  sheet: SheetState,
  kept: SheetExtension,
): string[] {
  restoreRules(sheet.conditionalFormats, kept.rules, toFileRule);
  restoreRules(sheet.validations, kept.validations, toFileValidation);
  kept.criteria.forEach((one, column) => {
    const found = sheet.filter?.criteria.get(column);
    if (isSame(found && toCriteriaElement(found), toCriteriaElement(one))) {
      sheet.filter?.criteria.set(column, one);
    }
  });
  sheet.protection &&= {
    ...sheet.protection,
    ...(kept.protection?.password !== undefined && {
      password: kept.protection.password,
    }),
  };
  sheet.sparklines = kept.sparklines;
  sheet.drawings = mergeDrawings(kept.drawings, sheet.drawings);
  return kept.pivots.flatMap(({pivot, sum}) => {
    if (checksum(sheet, pivot.area) === sum) {
      sheet.pivotTables.push(pivot);
      return [];
    }
    return `The pivot table '${pivot.name}' of '${sheet.name}' is left as cells: another program changed them.`;
  });
}

function restoreRules<R, E extends {rule: R}>(
  entries: readonly E[],
  kept: readonly R[],
  write: (entry: E) => object,
): void {
  entries.forEach((entry, index) => {
    const rule = kept[index];
    if (rule && isSame(write({...entry, rule}), write(entry))) {
      entry.rule = rule;
    }
  });
}

/** Drawings that are kept, with the pictures of the file: places of pictures are those of the file. */
function mergeDrawings(
  kept: readonly DrawingState[],
  pictures: readonly DrawingState[],
): DrawingState[] {
  const shown = kept.filter(getPictureType);
  if (shown.length !== pictures.length) {
    return [...pictures, ...kept.filter((drawing) => !getPictureType(drawing))];
  }
  return kept.map((drawing) => {
    const picture = pictures[shown.indexOf(drawing)];
    if (drawing.kind !== 'image' || picture?.kind !== 'image') {
      return drawing;
    }
    const {bytes, mediaType, width, height, anchor} = picture;
    const place = 'area' in drawing.anchor && {anchor};
    return {...drawing, bytes, mediaType, width, height, ...place};
  });
}
