import type {JsonObject, Sheet} from '../contract';
import type {EditOptions} from '../document/store';
import {invalidArgument, objectRemoved, SpreadsheetError} from '../errors';
import type {WorkbookState} from '../state/types';
import type {DocumentContext} from './context';
import {EngineObjectBase} from './engineObject';

/** Object of the contract for a part of a workbook's state. It is alive while that part exists. */
export abstract class DocumentPart<
  K extends string,
  State,
> extends EngineObjectBase<K> {
  // Private, because `console.log` prints public properties.
  readonly #context: DocumentContext;

  constructor(kind: K, id: string, context: DocumentContext) {
    super(kind, id);
    this.#context = context;
  }

  /** Finds the part in a workbook or a draft of one; `undefined` if it was removed. */
  protected abstract stateIn(workbook: WorkbookState): State | undefined;

  protected get currentState(): State | undefined {
    const {isAlive, store} = this.#context;
    return isAlive ? this.stateIn(store.state) : undefined;
  }

  get isAlive(): boolean {
    return this.currentState !== undefined;
  }

  /** @throws SpreadsheetError `OBJECT_REMOVED` */
  get state(): State {
    this.assertAlive();
    return this.currentState!;
  }

  /** @throws SpreadsheetError `OBJECT_REMOVED` */
  get context(): DocumentContext {
    this.assertAlive();
    return this.#context;
  }

  /** Unlike `context`, available after the object was removed. */
  protected get uncheckedContext(): DocumentContext {
    return this.#context;
  }

  /** Changes the part as one undo step. */
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

/** Part that can be protected from changes by users, with or without a password. */
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

interface Contextual {
  readonly context: DocumentContext;
}

/** Object without an identity, such as a collection. It is alive while its owner is. */
export abstract class OwnedPart<Owner extends Contextual = Contextual> {
  // Private, because `console.log` prints public properties.
  readonly #owner: Owner;

  constructor(owner: Owner) {
    this.#owner = owner;
  }

  protected get owner(): Owner {
    return this.#owner;
  }

  protected get context(): DocumentContext {
    return this.#owner.context;
  }
}

/** Collection of a workbook or sheet, stored in the state of its owner. */
export abstract class StatePart<State> extends OwnedPart<
  DocumentPart<string, State>
> {
  protected get state(): State {
    return this.owner.state;
  }

  protected edit(
    label: string,
    change: (state: State, workbook: WorkbookState) => void,
  ): void {
    this.owner.edit(label, change);
  }
}

/**
 * @throws SpreadsheetError `OBJECT_REMOVED`, or `INVALID_ARGUMENT` for a sheet of another document
 */
export function assertOwnSheet({store}: DocumentContext, sheet: Sheet): void {
  if (!sheet.isAlive) {
    throw objectRemoved('sheet');
  }
  if (!store.sheet(sheet.id)) {
    throw invalidArgument(
      `The sheet '${sheet.name}' is in another document: pass one of this document.`,
      {name: sheet.name},
    );
  }
}
