import type {EngineObject, JsonObject} from '../contract';
import {createObjectRemovedError} from '../errors';

/** Base class of all API objects that have an id. */
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

  /** @throws SpreadsheetError `OBJECT_REMOVED` if the object no longer exists */
  protected assertAlive(): void {
    if (!this.isAlive) {
      throw createObjectRemovedError(this.kind);
    }
  }
}
