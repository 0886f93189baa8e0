/** What a TSDoc comment says, tags taken apart. Texts are Markdown on one line. */
export interface ApiDoc {
  readonly summary: string;
  readonly params: readonly {readonly name: string; readonly text: string}[];
  readonly returns: string | undefined;
  readonly defaultValue: string | undefined;
  readonly throws: string | undefined;
  readonly since: string | undefined;
  /** Why, and what to use instead; empty when the tag says nothing. */
  readonly deprecated: string | undefined;
  readonly example: string | undefined;
}

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
  /** Type of what it holds, where it can be iterated over. */
  readonly holds?: string;
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
