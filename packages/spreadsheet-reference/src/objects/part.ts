import type {JsonObject, Sheet} from '../contract';
import type {ActOptions} from '../document/store';
import {invalidArgument, removed, SpreadsheetError} from '../errors';
import type {WorkbookState} from '../state/types';
import type {DocumentContext} from './context';
import {EngineObjectBase} from './engineObject';

/** What stands for a part of a workbook's state, for as long as that is there. */
export abstract class DocumentPart<
  K extends string,
  State,
> extends EngineObjectBase<K> {
  // Not a property: what samples log shows those.
  readonly #context: DocumentContext;

  constructor(kind: K, id: string, context: DocumentContext) {
    super(kind, id);
    this.#context = context;
  }

  /** Its state in a workbook, also in the draft of one; `undefined` once it was removed. */
  protected abstract stateIn(workbook: WorkbookState): State | undefined;

  protected get found(): State | undefined {
    const {isAlive, store} = this.#context;
    return isAlive ? this.stateIn(store.state) : undefined;
  }

  get isAlive(): boolean {
    return this.found !== undefined;
  }

  /** @throws SpreadsheetError `OBJECT_REMOVED` once the object is gone */
  get state(): State {
    this.assertAlive();
    return this.found!;
  }

  /** @throws SpreadsheetError `OBJECT_REMOVED` once the object is gone */
  get context(): DocumentContext {
    this.assertAlive();
    return this.#context;
  }

  /** The document, also after its end. */
  protected get owner(): DocumentContext {
    return this.#context;
  }

  /** Changes the state as a step. */
  act(
    label: string,
    change: (state: State, workbook: WorkbookState) => void,
    options?: ActOptions,
  ): void {
    this.context.store.act(
      label,
      (workbook) => change(this.stateIn(workbook)!, workbook),
      options,
    );
  }

  override toJSON(): JsonObject {
    const {name} = (this.found ?? {}) as {readonly name?: string};
    return {...super.toJSON(), ...(name !== undefined && {name})};
  }
}

/** What users can be kept from changing, with or without a password. */
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
    this.act('Protection', change, {isStep: false});
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

/** What another object has of its own, such as a list: it ends with its owner. */
export abstract class OwnedPart<Owner extends Contextual = Contextual> {
  // Not a property: what samples log shows those.
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

/** What a workbook or a sheet has of its own: it changes the state of its owner. */
export abstract class StatePart<State> extends OwnedPart<
  DocumentPart<string, State>
> {
  protected get state(): State {
    return this.owner.state;
  }

  protected act(
    label: string,
    change: (state: State, workbook: WorkbookState) => void,
  ): void {
    this.owner.act(label, change);
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
