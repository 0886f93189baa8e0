import type {JsonObject, Sheet} from '../contract';
import type {EditOptions} from '../document/store';
import {
  createInvalidArgumentError,
  createObjectRemovedError,
  SpreadsheetError,
} from '../errors';
import type {WorkbookState} from '../state/types';
import type {DocumentContext} from './context';
import {EngineObjectBase} from './engineObject';

/**
 * Base class of API objects that represent part of a workbook's state. An object is alive as long as that
 * part exists.
 */
export abstract class DocumentPart<
  K extends string,
  State,
> extends EngineObjectBase<K> {
  // A private field, because `console.log` prints public ones.
  readonly #context: DocumentContext;

  constructor(kind: K, id: string, context: DocumentContext) {
    super(kind, id);
    this.#context = context;
  }

  /** Finds the part in a workbook or in a draft of one; returns `undefined` if it was removed. */
  protected abstract stateIn(workbook: WorkbookState): State | undefined;

  protected get currentState(): State | undefined {
    const {isAlive, store} = this.#context;
    return isAlive ? this.stateIn(store.state) : undefined;
  }

  get isAlive(): boolean {
    return this.currentState !== undefined;
  }

  /**
   * Current state of the part.
   *
   * @throws SpreadsheetError `OBJECT_REMOVED`
   */
  get state(): State {
    this.assertAlive();
    return this.currentState!;
  }

  /**
   * Context of the document.
   *
   * @throws SpreadsheetError `OBJECT_REMOVED`
   */
  get context(): DocumentContext {
    this.assertAlive();
    return this.#context;
  }

  /** Context of the document. Unlike `context`, it can be read after the object was removed. */
  protected get uncheckedContext(): DocumentContext {
    return this.#context;
  }

  /** Changes the part in one undo step. */
  edit(
    label: string,
    change: (state: State, workbook: WorkbookState) => void,
    options?: EditOptions,
  ): void {
    this.context.store.edit(
      label,
      (workbook) => change(this.stateIn(workbook)!, workbook),
      options,
    );
  }

  override toJSON(): JsonObject {
    const {name} = (this.currentState ?? {}) as {readonly name?: string};
    return {...super.toJSON(), ...(name !== undefined && {name})};
  }
}

/** Base class of parts that can be protected from changes by users, with or without a password. */
export abstract class ProtectedPart<
  K extends string,
  Protection extends {readonly password?: string},
  State extends {protection: Protection | null},
> extends DocumentPart<K, State> {
  get isProtected(): boolean {
    return this.state.protection !== null;
  }

  protected setProtection(protection: Protection | null): void {
    const change = (state: State): void => {
      state.protection = protection;
    };
    this.edit('Protection', change, {isStep: false});
  }

  unprotect(password?: string): void {
    const {protection} = this.state;
    if ((protection?.password ?? password) !== password) {
      throw new SpreadsheetError(
        'WRONG_PASSWORD',
        'The password does not match.',
      );
    }
    this.setProtection(null);
  }
}

/**
 * Checks that a sheet belongs to the document.
 *
 * @throws SpreadsheetError `OBJECT_REMOVED`, or `INVALID_ARGUMENT` for a sheet of another document
 */
export function assertOwnSheet({store}: DocumentContext, sheet: Sheet): void {
  if (!sheet.isAlive) {
    throw createObjectRemovedError('sheet');
  }
  if (!store.sheet(sheet.id)) {
    throw createInvalidArgumentError(
      `The sheet '${sheet.name}' is in another document: pass one of this document.`,
      {name: sheet.name},
    );
  }
}
