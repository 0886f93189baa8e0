import {columnCountOf, rowCountOf} from '../area/bounds';
import {boundsAddress} from '../area/address';
import {toBounds} from '../area/createArea';
import type {
  AreaBounds,
  SparklineCollection,
  SparklineDefinition,
  SparklineGroup,
} from '../contract';
import {assertColor} from '../edits/formats';
import {SpreadsheetError} from '../errors';
import {nextId} from '../state/ids';
import type {SparklineState} from '../state/types';
import {placeOf, type DocumentContext} from './context';
import {EngineObjectBase} from './engineObject';
import {SheetPart} from './part';

function stored(definition: SparklineDefinition): SparklineState['definition'] {
  const {source, target, ...rest} = definition;
  assertColor(definition.color);
  assertColor(definition.markColor);
  const place = placeOf(source);
  const cells = toBounds(target);
  assertShapes(place.area, cells);
  return {...structuredClone(rest), source: place, target: cells};
}

// A column of cells takes one row each, a row of cells one column each.
function assertShapes(source: AreaBounds, target: AreaBounds): void {
  const [rows, columns] = [rowCountOf(target), columnCountOf(target)];
  const fits =
    (columns === 1 && rows === rowCountOf(source)) ||
    (rows === 1 && columns === columnCountOf(source));
  if (!fits) {
    throw new SpreadsheetError(
      'SHAPE_MISMATCH',
      `${boundsAddress(target)} has ${rows} by ${columns} cells and the source ${rowCountOf(source)} rows by ${columnCountOf(source)} columns: each cell needs a row or a column of its own.`,
      {
        target: {rows, columns},
        source: {rows: rowCountOf(source), columns: columnCountOf(source)},
      },
    );
  }
}

/** Sparklines of a sheet, group by group. */
export class Sparklines extends SheetPart implements SparklineCollection {
  get count(): number {
    return this.state.sparklines.length;
  }

  *[Symbol.iterator](): Iterator<SparklineGroup> {
    yield* this.state.sparklines.map(
      ({id}) => new GroupObject(this.context, this.sheetId, id),
    );
  }

  add(definition: SparklineDefinition): SparklineGroup {
    const entry = {id: nextId('sparklines'), definition: stored(definition)};
    this.act('Insert sparklines', (sheet) => {
      sheet.sparklines.push(entry);
    });
    return new GroupObject(this.context, this.sheetId, entry.id);
  }
}

class GroupObject
  extends EngineObjectBase<'sparklines'>
  implements SparklineGroup
{
  readonly #context: DocumentContext;
  readonly #sheetId: string;

  constructor(context: DocumentContext, sheetId: string, id: string) {
    super('sparklines', id);
    this.#context = context;
    this.#sheetId = sheetId;
  }

  get #found(): SparklineState | undefined {
    const {isAlive, store} = this.#context;
    return isAlive
      ? store.sheet(this.#sheetId)?.sparklines.find(({id}) => id === this.id)
      : undefined;
  }

  get isAlive(): boolean {
    return this.#found !== undefined;
  }

  get definition(): SparklineDefinition {
    this.assertAlive();
    const {source, target, ...rest} = this.#found!.definition;
    const place = source ?? {sheetId: this.#sheetId, area: target};
    return {
      ...structuredClone(rest),
      source: this.#context.range(place.sheetId, place.area),
      target: boundsAddress(target),
    };
  }

  update(changes: Partial<SparklineDefinition>): void {
    const next = stored({...this.definition, ...changes});
    this.#context.store.act('Change sparklines', (workbook) => {
      const sheet = workbook.sheets.find(({id}) => id === this.#sheetId)!;
      sheet.sparklines.find(({id}) => id === this.id)!.definition = next;
    });
  }

  remove(): void {
    this.assertAlive();
    this.#context.store.act('Remove sparklines', (workbook) => {
      const sheet = workbook.sheets.find(({id}) => id === this.#sheetId)!;
      sheet.sparklines = sheet.sparklines.filter(({id}) => id !== this.id);
    });
  }
}
