/** A parameter of a function or callback. */
export interface ContractParameter {
  /** Empty when the declaration gives none. */
  readonly name: string;
  /** Normalised type; in C after the adjustment of arrays and functions to pointers. */
  readonly type: string;
  /** Type as declared, where it differs: `unsigned char [16]`. */
  readonly declared?: string;
  /** Whether a call may leave it out. */
  readonly optional?: boolean;
  /** What its documentation says about the direction. */
  readonly direction?: 'in' | 'out' | 'in,out';
  readonly text?: string;
}

/** What a comment says beside its brief; absent where it says nothing. */
export interface ContractNotes {
  /** All text that belongs to no tag, the brief included. */
  readonly description?: string;
  readonly returnText?: string;
  readonly retvals?: readonly {readonly value: string; readonly text: string}[];
  readonly since?: string;
  /** Empty when deprecated without a reason. */
  readonly deprecated?: string;
  readonly see?: readonly string[];
  readonly notes?: readonly string[];
}

/** A function, or the type of a callback. */
export interface ContractFunction extends ContractNotes {
  readonly name: string;
  /** Type of the result. */
  readonly returns: string;
  readonly variadic: boolean;
  readonly parameters: readonly ContractParameter[];
  /** What `@brief` says, else the first sentence; empty without a comment. */
  readonly brief: string;
  /** Line of the name, from 1. */
  readonly line: number;
}

/** A value of an enumeration. */
interface ContractValue {
  readonly name: string;
  /** A number; a string beyond 2^53, and for declarations whose values are strings. */
  readonly value: number | string;
  readonly brief?: string;
  readonly line: number;
}

/** An enumeration; the name is empty when it has neither tag nor alias. */
export interface ContractEnum {
  readonly name: string;
  /** Name that a `typedef` gives, where it is not the tag. */
  readonly alias?: string;
  readonly values: readonly ContractValue[];
  readonly brief: string;
  readonly line: number;
}

/** A member of a structure. */
export interface ContractField {
  readonly name: string;
  readonly type: string;
  /** Width of a bit-field. */
  readonly bits?: number;
  readonly brief?: string;
  /** Members of an unnamed structure that is the field's type. */
  readonly fields?: readonly ContractField[];
}

/** A structure or union; without fields when it is opaque. */
export interface ContractStruct {
  readonly name: string;
  readonly alias?: string;
  readonly kind: 'struct' | 'union' | 'interface' | 'class';
  readonly fields: readonly ContractField[];
  readonly brief: string;
  readonly line: number;
}

/** A name with a type: an alias, or a variable. */
export interface ContractNamed {
  readonly name: string;
  readonly type: string;
  readonly brief: string;
  readonly line: number;
}

/** A macro that the file defines and keeps. */
interface ContractMacro {
  readonly name: string;
  /** Names of the parameters of a function-like macro. */
  readonly parameters?: readonly string[];
  readonly text: string;
  readonly brief: string;
  readonly line: number;
}

/** An included file that was not found: the names it would define are taken for types. */
export interface MissingInclude {
  readonly file: string;
  readonly line: number;
  readonly name: string;
}

/** What a contract declares, in its order. */
export interface Contract {
  readonly functions: readonly ContractFunction[];
  readonly callbacks: readonly ContractFunction[];
  readonly enums: readonly ContractEnum[];
  readonly structs: readonly ContractStruct[];
  readonly aliases: readonly ContractNamed[];
  readonly variables: readonly ContractNamed[];
  readonly macros: readonly ContractMacro[];
  readonly missing: readonly MissingInclude[];
}
