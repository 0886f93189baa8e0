import type {EngineObject, EngineObjectKind, JsonObject} from '../contract';
import {SpreadsheetError} from '../errors';

/** What all engine objects share. */
export abstract class EngineObjectBase<
  K extends EngineObjectKind,
> implements EngineObject {
  readonly id: string;
  readonly kind: K;

  constructor(kind: K, id: string) {
    this.kind = kind;
    this.id = id;
  }

  abstract get isAlive(): boolean;

  equals(other: EngineObject): boolean {
    return this.kind === other.kind && this.id === other.id;
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

/** Error of a use of something that was removed. */
export function removed(kind: string): SpreadsheetError {
  return new SpreadsheetError(
    'OBJECT_REMOVED',
    `This ${kind} was removed, closed or disposed: check isAlive before you use it.`,
    {kind},
  );
}
