// What a document has and the file format has no place for: a property of the file holds it. Never contents
// of cells: whoever removes some in another program means them to be gone.
import type {Workbook} from 'hucre/xlsx';
import type * as Sdk from '../../contract';
import {existingKeys} from '../../state/cells';
import {firstCell, rebased} from '../../state/changeLines';
import type {
  CellState,
  DrawingState,
  LineState,
  PivotState,
  SheetState,
  WorkbookState,
} from '../../state/types';
import {fromJson, pack} from '../json';
import {toFileRule} from './conditionalFormats';
import {conditionXml} from './filters';
import {KEPT} from './library';
import {pictureType} from './pictures';
import {toFileValidation} from './validations';

/** What is kept of a sheet: also all its rules, of which the file may not have every part. */
export interface KeptSheet extends Pick<
  SheetState,
  'id' | 'name' | 'drawings' | 'sparklines' | 'protection'
> {
  /** Named styles of cells and lines. */
  readonly cells: ReadonlyMap<number, Pick<CellState, 'style'>>;
  readonly rows: ReadonlyMap<number, Pick<LineState, 'style'>>;
  readonly columns: ReadonlyMap<number, Pick<LineState, 'style'>>;
  readonly rules: readonly Sdk.ConditionalRule[];
  readonly validations: readonly Sdk.ValidationRule[];
  readonly criteria: ReadonlyMap<number, Sdk.FilterCriteria>;
  /** Pivot tables, each with what its cells showed, as a number. */
  readonly pivots: readonly {
    readonly pivot: PivotState;
    readonly sum: number;
  }[];
}

/** What is kept of a workbook. */
export interface Kept extends Pick<
  WorkbookState,
  'names' | 'styles' | 'protection'
> {
  readonly sheets: readonly KeptSheet[];
  readonly parts: ReadonlyMap<string, Sdk.JsonValue>;
}

/** Whether data is the same, whatever the order of its names. */
function isSame(one: unknown, other: unknown): boolean {
  const sorted = (_name: string, value: unknown): unknown =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort())
      : value;
  return JSON.stringify(one, sorted) === JSON.stringify(other, sorted);
}

function chosen<K, V, W>(
  from: Iterable<readonly [K, V]>,
  choose: (value: V) => W | undefined,
): Map<K, W> {
  const entries = [...from].flatMap(([key, value]) => {
    const found = choose(value);
    return found === undefined ? [] : [[key, found] as const];
  });
  return new Map(entries);
}

const styleOf = ({style}: {readonly style?: string}) =>
  style === undefined ? undefined : {style};

/** Text that holds what a file of a workbook has no place for. */
export function packKept(
  {sheets, names, styles, protection}: WorkbookState,
  parts: ReadonlyMap<string, Sdk.JsonValue>,
): string {
  const kept: Kept = {
    names: names.filter(({place}) => !place),
    styles,
    protection,
    parts,
    sheets: sheets.map((sheet) => ({
      id: sheet.id,
      name: sheet.name,
      cells: chosen(sheet.cells, styleOf),
      rows: chosen(sheet.rows, styleOf),
      columns: chosen(sheet.columns, styleOf),
      rules: sheet.conditionalFormats.map(({rule}) => rule),
      validations: sheet.validations.map(({area, rule, origin}) =>
        rebased(rule, origin, firstCell(area)),
      ),
      criteria: sheet.filter?.criteria ?? new Map(),
      pivots: sheet.pivotTables.map((pivot) => ({
        pivot,
        sum: sumOf(sheet, pivot.area),
      })),
      drawings: sheet.drawings.map((drawing) =>
        pictureType(drawing) ? {...drawing, bytes: new Uint8Array()} : drawing,
      ),
      sparklines: sheet.sparklines,
      protection: sheet.protection,
    })),
  };
  return pack(kept);
}

/** What is kept in a file; `undefined` when it has none that can be read. */
export function readKept({properties}: Workbook): Kept | undefined {
  const text = properties?.custom?.[KEPT];
  try {
    const kept = typeof text === 'string' ? fromJson<Kept>(text) : undefined;
    // Earlier files hold a whole document there.
    return kept && 'sheets' in kept ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** A number that is another one for nearly every other contents of an area. */
function sumOf({cells}: SheetState, area: Sdk.AreaBounds): number {
  const contents = existingKeys(cells, area).map((key) => [
    key,
    cells.get(key)!.value,
  ]);
  const letters = Array.from(
    JSON.stringify(contents.filter(([, value]) => value !== null)),
  );
  return letters.reduce((sum, letter) => {
    return (sum * 31 + letter.charCodeAt(0)) | 0;
  }, 0);
}

/**
 * Gives a sheet of a file what is kept of it, as far as the file still says the same; returns what the
 * sheet cannot have again.
 */
export function restore(sheet: SheetState, kept: KeptSheet): string[] {
  sheet.conditionalFormats.forEach((entry, index) => {
    const rule = kept.rules[index];
    const {area} = entry;
    if (rule && isSame(toFileRule(rule, area), toFileRule(entry.rule, area))) {
      entry.rule = rule;
    }
  });
  sheet.validations.forEach((entry, index) => {
    const rule = kept.validations[index];
    const written = toFileValidation(entry);
    if (rule && isSame(toFileValidation({...entry, rule}), written)) {
      entry.rule = rule;
    }
  });
  kept.criteria.forEach((one, column) => {
    const found = sheet.filter?.criteria.get(column);
    if ((found ? conditionXml(found) : '') === conditionXml(one)) {
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
  sheet.drawings = drawingsOf(kept.drawings, sheet.drawings);
  return kept.pivots.flatMap(({pivot, sum}) => {
    if (sumOf(sheet, pivot.area) === sum) {
      sheet.pivotTables.push(pivot);
      return [];
    }
    return `The pivot table '${pivot.name}' of '${sheet.name}' is left as cells: another program changed them.`;
  });
}

/** Drawings that are kept, with the pictures of the file: places of pictures are those of the file. */
function drawingsOf(
  kept: readonly DrawingState[],
  pictures: readonly DrawingState[],
): DrawingState[] {
  const shown = kept.filter(pictureType);
  if (shown.length !== pictures.length) {
    return [...pictures, ...kept.filter((drawing) => !pictureType(drawing))];
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
