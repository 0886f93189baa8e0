import type {EngineObject, JsonObject} from '../contract';
import {removed} from '../errors';
import type {DocumentContext} from './context';

/** What all engine objects share. */
export abstract class EngineObjectBase<K extends string> {
  constructor(
    readonly kind: K,
    readonly id: string,
  ) {}

  abstract get isAlive(): boolean;

  equals(other: EngineObject): boolean {
    return this.kind === (other.kind as string) && this.id === other.id;
  }

  toJSON(): JsonObject {
    return {kind: this.kind, id: this.id};
  }

  /** Throws `OBJECT_REMOVED` when the object is gone. */
  protected assertAlive(): void {
    if (!this.isAlive) {
      throw removed(this.kind);
    }
  }
}

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
