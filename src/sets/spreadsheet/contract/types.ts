import type {ApiDoc} from '../../contract/ts/readDoc';

/** One member of an interface or class. */
export interface ApiMember {
  readonly name: string;
  /** `value`: a key whose type is the same literal, one of a closed set of names. */
  readonly kind: 'property' | 'method' | 'value';
  /** Type of a property; signature from `(` on of a method; empty for a value. */
  readonly type: string;
  readonly optional: boolean;
  readonly readonly: boolean;
  readonly doc: ApiDoc;
  /** Line of the contract, from 1. */
  readonly line: number;
}

/** One exported declaration. */
export interface ApiSymbol {
  readonly name: string;
  readonly kind: 'interface' | 'class' | 'type' | 'function' | 'const';
  /** Names after `extends`, type arguments left out. */
  readonly bases: readonly string[];
  /** Type of an alias or constant, signature from `(` on of a function; else empty. */
  readonly type: string;
  readonly members: readonly ApiMember[];
  readonly doc: ApiDoc;
  readonly line: number;
}

/** A declaration file, read. */
export interface Contract {
  readonly file: string;
  readonly symbols: ReadonlyMap<string, ApiSymbol>;
}
