import type {JsonObject} from '../contract';
import type {SheetState, WorkbookState} from '../state/types';
import type {DocumentContext} from './context';
import {EngineObjectBase} from './engineObject';

/** A sheet of a document, for as long as it is there. */
export abstract class SheetPlace extends EngineObjectBase<'sheet'> {
  // Not a property: what samples log shows those.
  readonly #context: DocumentContext;

  constructor(context: DocumentContext, id: string) {
    super('sheet', id);
    this.#context = context;
  }

  get isAlive(): boolean {
    return (
      this.#context.isAlive && this.#context.store.sheet(this.id) !== undefined
    );
  }

  override toJSON(): JsonObject {
    const {store} = this.#context;
    return {
      ...super.toJSON(),
      ...(this.isAlive && {name: store.sheet(this.id)!.name}),
    };
  }

  protected get context(): DocumentContext {
    return this.#context;
  }

  /** @throws SpreadsheetError `OBJECT_REMOVED` once the sheet is gone */
  protected get state(): SheetState {
    this.assertAlive();
    return this.#context.store.sheet(this.id)!;
  }

  /** Changes the sheet as a step. */
  protected act(
    label: string,
    change: (sheet: SheetState, workbook: WorkbookState) => void,
    options: {readonly isStep?: boolean} = {},
  ): void {
    this.assertAlive();
    this.#context.store.actOn(this.id, label, change, options);
  }
}
