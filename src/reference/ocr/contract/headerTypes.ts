/** A parameter of a function or callback. */
export interface ApiParameter {
  readonly name: string;
  /** C type as written in the declaration, without the name. */
  readonly type: string;
  /** Whether NULL can be given, by the type. */
  readonly isPointer: boolean;
  readonly direction: 'in' | 'out';
  readonly nullable: boolean;
  /** Meaning, unit and range. */
  readonly text: string;
}

/** An error that a function can answer. */
export interface ApiError {
  readonly code: string;
  readonly cause: string;
  /** What the caller should do. */
  readonly remedy: string;
  /** Line of the header, from 1. */
  readonly line: number;
}

/** What must hold for a call, from `@pre name - condition | otherwise`. */
export interface ApiPrecondition {
  /** Name of a parameter, or `call`. */
  readonly subject: string;
  readonly must: string;
  /** A status code, or a sentence; `undefined` for undefined behaviour. */
  readonly otherwise: string | undefined;
  /** Line of the header, from 1. */
  readonly line: number;
}

/** A rule with a fixed keyword, such as `@thread any - …`. */
export interface ApiRule<Keyword extends string> {
  readonly keyword: Keyword;
  readonly text: string;
}

/** A function, or the type of a callback. */
export interface ApiFunction {
  readonly name: string;
  readonly kind: 'function' | 'callback';
  /** Declaration as a reader should see it: without the export macros. */
  readonly declaration: string;
  /** Line of the comment's `@brief`, else of the comment, else of the declaration; from 1. */
  readonly line: number;
  /** Whether a comment describes it. */
  readonly isDescribed: boolean;
  readonly brief: string;
  readonly task: string;
  /** Parameters as declared, with what `@param` says about each. */
  readonly parameters: readonly ApiParameter[];
  /** What `@param name - text` describes, in the order of the comment. */
  readonly described: readonly {readonly name: string; readonly text: string}[];
  readonly preconditions: readonly ApiPrecondition[];
  readonly returns: string;
  readonly errors: readonly ApiError[];
  readonly thread: ApiRule<'any' | 'exclusive'>;
  readonly blocking: ApiRule<'no' | 'yes'>;
  readonly callback: ApiRule<'allowed' | 'forbidden'>;
  readonly ownership: string;
  readonly states: string;
  readonly since: string;
  readonly see: readonly string[];
}

/** A status code of the enumeration. */
export interface ApiStatusCode {
  readonly name: string;
  readonly number: number;
  readonly cause: string;
  readonly remedy: string;
  readonly line: number;
}

/** A type that is no callback, or a macro. */
export interface ApiName {
  readonly name: string;
  readonly kind: 'type' | 'macro';
  /** Declaration, or the definition of the macro. */
  readonly declaration: string;
  /** What the comment says; empty without one. */
  readonly text: string;
  readonly line: number;
}

/** What the header says, in the order of the header: codes by number, functions by call. */
export interface ApiHeader {
  readonly file: string;
  /** Name of the enumeration of status codes; empty when functions return none. */
  readonly statusType: string;
  readonly codes: readonly ApiStatusCode[];
  readonly functions: readonly ApiFunction[];
  /** Types and macros, in their order. */
  readonly names: readonly ApiName[];
}
