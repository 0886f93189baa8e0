import type {EngineObjectKind, JsonObject, Sheet} from '../contract';
import {invalidArgument, nameInUse, removed} from '../errors';
import {isNamed} from '../state/find';
import type {Place, SheetState, WorkbookState} from '../state/types';
import type {DocumentContext} from './context';
import {EngineObjectBase} from './engineObject';

/** What belongs to a document, and ends with it. */
export abstract class DocumentPart<
  K extends string,
> extends EngineObjectBase<K> {
  // Not a property: what samples log shows those.
  readonly #context: DocumentContext;

  constructor(kind: K, id: string, context: DocumentContext) {
    super(kind, id);
    this.#context = context;
  }

  get isAlive(): boolean {
    return this.#context.isAlive;
  }

  /** The document, also after its end. */
  protected get owner(): DocumentContext {
    return this.#context;
  }

  /** @throws SpreadsheetError `OBJECT_REMOVED` once the object is gone */
  protected get context(): DocumentContext {
    this.assertAlive();
    return this.#context;
  }
}

/** What belongs to a workbook. */
export abstract class WorkbookPart {
  // Not a property: what samples log shows those.
  readonly #context: DocumentContext;

  constructor(context: DocumentContext) {
    this.#context = context;
  }

  /** @throws SpreadsheetError `OBJECT_REMOVED` once the document is closed */
  protected get context(): DocumentContext {
    if (!this.#context.isAlive) {
      throw removed('workbook');
    }
    return this.#context;
  }
}

/** What belongs to a sheet: reads its state, and changes it as a step. */
export abstract class SheetPart extends WorkbookPart {
  constructor(
    context: DocumentContext,
    protected readonly sheetId: string,
  ) {
    super(context);
  }

  /** @throws SpreadsheetError `OBJECT_REMOVED` once the sheet is gone */
  protected get state(): SheetState {
    const sheet = this.context.store.sheet(this.sheetId);
    if (!sheet) {
      throw removed('sheet');
    }
    return sheet;
  }

  protected act<T>(
    label: string,
    change: (sheet: SheetState, workbook: WorkbookState) => T,
  ): T {
    return this.context.store.actOn(this.sheetId, label, change);
  }
}

/** The lists of a sheet whose items have an id. */
type ListName =
  'conditionalFormats' | 'drawings' | 'pivotTables' | 'sparklines';
type ItemState<L extends ListName> = SheetState[L][number];

/** What is in a list of a sheet, as objects of the contract. */
export abstract class SheetList<
  L extends ListName,
  Item,
  S extends ItemState<L> = ItemState<L>,
> extends SheetPart {
  protected abstract readonly list: L;

  /** The object of an item. */
  protected abstract handle(id: string): Item;

  protected get entries(): readonly S[] {
    return this.state[this.list] as unknown as readonly S[];
  }

  get count(): number {
    return this.entries.length;
  }

  *[Symbol.iterator](): Iterator<Item> {
    yield* this.entries.map(({id}) => this.handle(id));
  }

  /** Adds an item behind the others, or before them. */
  protected insert(label: string, item: S, isFirst = false): Item {
    this.act(label, (sheet) => {
      const list = sheet[this.list] as unknown as S[];
      list.splice(isFirst ? 0 : list.length, 0, item);
    });
    return this.handle(item.id);
  }
}

/** A list of items with names. */
export abstract class NamedList<
  L extends 'drawings' | 'pivotTables',
  Item,
  S extends ItemState<L> = ItemState<L>,
> extends SheetList<L, Item, S> {
  get(name: string): Item | undefined {
    const entry = this.entries.find(isNamed(name));
    return entry && this.handle(entry.id);
  }
}

/** One item of a list of a sheet, until it is removed. */
export abstract class SheetItem<
  L extends ListName,
  K extends EngineObjectKind | 'conditionalFormat',
  S extends ItemState<L> = ItemState<L>,
> extends DocumentPart<K> {
  protected abstract readonly list: L;

  constructor(
    kind: K,
    context: DocumentContext,
    protected readonly sheetId: string,
    id: string,
  ) {
    super(kind, id, context);
  }

  #in(sheet: SheetState | undefined): S | undefined {
    const items = sheet?.[this.list] as unknown as readonly S[] | undefined;
    return items?.find(({id}) => id === this.id);
  }

  protected get found(): S | undefined {
    return super.isAlive
      ? this.#in(this.owner.store.sheet(this.sheetId))
      : undefined;
  }

  override get isAlive(): boolean {
    return this.found !== undefined;
  }

  /** @throws SpreadsheetError `OBJECT_REMOVED` */
  protected get entry(): S {
    this.assertAlive();
    return this.found!;
  }

  override toJSON(): JsonObject {
    const {found} = this;
    return {
      ...super.toJSON(),
      ...(found && 'name' in found && {name: found.name}),
    };
  }

  protected change(
    label: string,
    change: (item: S, sheet: SheetState) => void,
  ): void {
    this.context.store.actOn(this.sheetId, label, (sheet) =>
      change(this.#in(sheet)!, sheet),
    );
  }

  remove(): void {
    const what = this.kind.replace(/[A-Z]/g, (letter) => ` ${letter}`);
    this.change(`Remove ${what.toLowerCase()}`, (item, sheet) => {
      const list = sheet[this.list] as unknown as S[];
      list.splice(list.indexOf(item), 1);
    });
  }

  /** The cells of a source; those of another area when they were removed. */
  protected rangeOf(source: Place | null, otherwise: Place['area']) {
    const {sheetId, area} = source ?? {sheetId: this.sheetId, area: otherwise};
    return this.context.range(sheetId, area);
  }
}

/**
 * @throws SpreadsheetError `OBJECT_REMOVED`, or `INVALID_ARGUMENT` for a sheet of another document
 */
export function assertOwnSheet({store}: DocumentContext, sheet: Sheet): void {
  if (!sheet.isAlive) {
    throw removed('sheet');
  }
  if (!store.sheet(sheet.id)) {
    throw invalidArgument(
      `The sheet '${sheet.name}' is in another document: pass one of this document.`,
      {name: sheet.name},
    );
  }
}

/** A name that was chosen, or the first `Kind1`, `Kind2`, … that is not in use. */
export function nameFor(
  kind: string,
  chosen: string | undefined,
  used: readonly string[],
): string {
  const isSame = (other: string) =>
    other.toLowerCase() === chosen?.toLowerCase();
  if (chosen !== undefined && used.some(isSame)) {
    throw nameInUse(kind, chosen);
  }
  return chosen ?? freeName(kind, used);
}

/** First `Kind1`, `Kind2`, … that is not in use. */
export function freeName(kind: string, used: readonly string[]): string {
  const taken = new Set(used.map((name) => name.toLowerCase()));
  let number = 1;
  while (taken.has(`${kind}${number}`.toLowerCase())) {
    number += 1;
  }
  return `${kind}${number}`;
}
