import {formatAddress} from '../area/address';
import {createBounds} from '../area/bounds';
import type {AreaBounds} from '../contract';
import {createNameTest, findSheet} from '../state/identity';
import type {
  DrawingState,
  StoredRange,
  SheetState,
  WorkbookState,
} from '../state/types';
import type {DocumentContext} from './context';
import {DocumentPart} from './part';

/** Names of the properties of `SheetState` that contain the items of each kind. */
const LISTS = {
  conditionalFormat: 'conditionalFormats',
  pivotTable: 'pivotTables',
  sparklines: 'sparklines',
  chart: 'drawings',
  shape: 'drawings',
  image: 'drawings',
} as const;

type ItemKind = keyof typeof LISTS;

export type SheetItemState<K extends ItemKind> = K extends DrawingState['kind']
  ? Extract<DrawingState, {kind: K}>
  : SheetState[(typeof LISTS)[K]][number];

/** Returns the items of one kind. Charts, shapes and images share the list `drawings`. */
function listItems<K extends ItemKind>(sheet: SheetState, kind: K) {
  const items: readonly {id: string; kind?: string}[] = sheet[LISTS[kind]];
  return items.filter(
    (item) => (item.kind ?? kind) === kind,
  ) as SheetItemState<K>[];
}

/** Base class for the collection of one kind of items on a sheet. */
export abstract class SheetItemList<K extends ItemKind, Item> {
  // A private field, because `console.log` prints public ones.
  readonly #sheet: DocumentPart<'sheet', SheetState>;

  constructor(
    sheet: DocumentPart<'sheet', SheetState>,
    protected readonly kind: K,
    private readonly Item: new (
      kind: K,
      context: DocumentContext,
      sheetId: string,
      id: string,
    ) => Item,
  ) {
    this.#sheet = sheet;
  }

  protected get sheet(): DocumentPart<'sheet', SheetState> {
    return this.#sheet;
  }

  protected toObject({id}: {readonly id: string}): Item {
    const {context, state} = this.#sheet;
    return new this.Item(this.kind, context, state.id, id);
  }

  protected get entries(): readonly SheetItemState<K>[] {
    return listItems(this.#sheet.state, this.kind);
  }

  get count(): number {
    return this.entries.length;
  }

  *[Symbol.iterator](): Iterator<Item> {
    yield* this.entries.map((entry) => this.toObject(entry));
  }

  /** Adds an item at the end of the list, or at its start if `isFirst`. */
  protected insert(
    label: string,
    item: SheetItemState<K>,
    isFirst = false,
  ): Item {
    this.#sheet.edit(label, (sheet) => {
      const list = sheet[LISTS[this.kind]] as unknown as SheetItemState<K>[];
      list.splice(isFirst ? 0 : list.length, 0, item);
    });
    return this.toObject(item);
  }
}

export abstract class NamedSheetItemList<
  K extends Exclude<ItemKind, 'conditionalFormat' | 'sparklines'>,
  Item,
> extends SheetItemList<K, Item> {
  get(name: string): Item | undefined {
    const entry = this.entries.find(createNameTest(name));
    return entry && this.toObject(entry);
  }
}

/** Base class of items in a list of a sheet. An item is alive until it is removed from the list. */
export abstract class SheetItem<K extends ItemKind> extends DocumentPart<
  K,
  SheetItemState<K>
> {
  constructor(
    kind: K,
    context: DocumentContext,
    protected readonly sheetId: string,
    id: string,
  ) {
    super(kind, id, context);
  }

  protected override stateIn(
    workbook: WorkbookState,
  ): SheetItemState<K> | undefined {
    const sheet = findSheet(workbook, this.sheetId);
    const items = sheet ? listItems(sheet, this.kind) : [];
    return items.find(({id}) => id === this.id);
  }

  protected change(
    label: string,
    change: (item: SheetItemState<K>, sheet: SheetState) => void,
  ): void {
    this.edit(label, (item, workbook) =>
      change(item, findSheet(workbook, this.sheetId)!),
    );
  }

  remove(): void {
    const what = this.kind.replace(/[A-Z]/g, (letter) => ` ${letter}`);
    this.change(`Remove ${what.toLowerCase()}`, (item, sheet) => {
      const list: object[] = sheet[LISTS[this.kind]];
      list.splice(list.indexOf(item), 1);
    });
  }

  /**
   * Converts a stored definition to the form of the public API. If its source was removed, the source is set
   * to the target, or to A1.
   */
  protected toPublicDefinition<
    T extends {source: StoredRange | null; target?: AreaBounds},
  >({source, target, ...rest}: T) {
    const here = {sheetId: this.sheetId, area: target ?? createBounds(0, 0)};
    const {sheetId, area} = source ?? here;
    return {
      ...structuredClone(rest),
      source: this.context.range(sheetId, area),
      target: formatAddress(here.area),
    };
  }
}
