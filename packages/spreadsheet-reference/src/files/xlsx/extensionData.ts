// Stores data that the file format cannot represent as JSON in a custom property of the file. The data
// contains no cell values, so that values which users delete in other programs do not remain in the file.
import type {AreaBounds, FilterCriteria, JsonValue} from '../../contract';
import {listExistingCellKeys} from '../../state/cells';
import type {DrawingState, SheetState, WorkbookState} from '../../state/types';
import {parseStoredJson} from '../json';
import {toXlsxRule} from './conditionalFormats';
import {toCriteriaElement} from './filters';
import type {XlsxPackage} from './package';
import {getPictureType} from './pictures';
import {toXlsxValidation} from './validations';

export const EXTENSION_PROPERTY_NAME = 'SpreadsheetSdkReference';

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Picks the items that have a named style. */
function namedStyles(items: ReadonlyMap<number, {readonly style?: string}>) {
  const named = new Map<number, {readonly style: string}>();
  items.forEach(({style}, key) => {
    if (style !== undefined) {
      named.set(key, {style});
    }
  });
  return named;
}

/**
 * Converts a sheet to extension data. Includes all rules, because the file format cannot represent each of
 * them completely.
 */
const toSheetExtension = (sheet: SheetState) => ({
  id: sheet.id,
  name: sheet.name,
  cells: namedStyles(sheet.cells),
  rows: namedStyles(sheet.rows),
  columns: namedStyles(sheet.columns),
  rules: sheet.conditionalFormats.map(({rule}) => rule),
  validations: sheet.validations.map(({rule}) => rule),
  criteria: sheet.filter?.criteria ?? new Map<number, FilterCriteria>(),
  // Checksums reveal whether other programs changed the cells.
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

export const toExtensionData = (
  {sheets, names, styles, protection}: WorkbookState,
  parts: Map<string, JsonValue>,
) => ({
  names: names.filter(({place}) => !place),
  styles,
  protection,
  parts,
  sheets: sheets.map(toSheetExtension),
});

export type SheetExtension = ReturnType<typeof toSheetExtension>;
export type ExtensionData = ReturnType<typeof toExtensionData>;

/** Reads the extension data of a file; `undefined` if it is missing or unreadable. */
export function readExtensionData(
  file: XlsxPackage,
): ExtensionData | undefined {
  const property = file
    .tree('docProps/custom.xml')
    .all('property')
    .find(({attributes}) => attributes.name === EXTENSION_PROPERTY_NAME);
  try {
    const data = parseStoredJson<ExtensionData>(
      property?.children[0]?.text ?? '',
    );
    // Ignores data of earlier versions, which stored a whole document.
    return 'sheets' in data ? data : undefined;
  } catch {
    return undefined;
  }
}

/** Computes a checksum of the values in an area. */
function checksum({cells}: SheetState, area: AreaBounds): number {
  const contents = listExistingCellKeys(cells, area)
    .map((key) => [key, cells.get(key)!.value])
    .filter(([, value]) => value !== null);
  return Array.from(JSON.stringify(contents)).reduce(
    (sum, letter) => (sum * 31 + letter.charCodeAt(0)) | 0,
    0,
  );
}

/**
 * Restores the extension data of a sheet, except for parts that another program changed in the file.
 *
 * @returns messages about pivot tables that cannot be restored
 */
export function restoreExtensionData(
  sheet: SheetState,
  data: SheetExtension,
): string[] {
  restoreRules(sheet.conditionalFormats, data.rules, toXlsxRule);
  restoreRules(sheet.validations, data.validations, toXlsxValidation);
  data.criteria.forEach((one, column) => {
    const found = sheet.filter?.criteria.get(column);
    if (isSame(found && toCriteriaElement(found), toCriteriaElement(one))) {
      sheet.filter?.criteria.set(column, one);
    }
  });
  sheet.protection &&= {
    ...sheet.protection,
    ...(data.protection?.password !== undefined && {
      password: data.protection.password,
    }),
  };
  sheet.sparklines = data.sparklines;
  sheet.drawings = mergeDrawings(data.drawings, sheet.drawings);
  return data.pivots.flatMap(({pivot, sum}) => {
    if (checksum(sheet, pivot.area) === sum) {
      sheet.pivotTables.push(pivot);
      return [];
    }
    return `The pivot table '${pivot.name}' of '${sheet.name}' is left as cells: another program changed them.`;
  });
}

function restoreRules<R, E extends {rule: R}>(
  entries: readonly E[],
  stored: readonly R[],
  write: (entry: E) => object,
): void {
  entries.forEach((entry, index) => {
    const rule = stored[index];
    if (rule && isSame(write({...entry, rule}), write(entry))) {
      entry.rule = rule;
    }
  });
}

/**
 * Merges drawings of the extension data with pictures of the file. Contents and positions in the file take
 * precedence.
 */
function mergeDrawings(
  stored: readonly DrawingState[],
  pictures: readonly DrawingState[],
): DrawingState[] {
  const shown = stored.filter(getPictureType);
  if (shown.length !== pictures.length) {
    return [
      ...pictures,
      ...stored.filter((drawing) => !getPictureType(drawing)),
    ];
  }
  return stored.map((drawing) => {
    const picture = pictures[shown.indexOf(drawing)];
    if (drawing.kind !== 'image' || picture?.kind !== 'image') {
      return drawing;
    }
    const {bytes, mediaType, width, height, anchor} = picture;
    const place = 'area' in drawing.anchor && {anchor};
    return {...drawing, bytes, mediaType, width, height, ...place};
  });
}
