/** One tag of a comment: `@param[in] path - text`. */
export interface ContractTag {
  /** Without its `@` or `\`. */
  readonly name: string;
  /** What is in brackets behind the name: `in,null`; absent when there are none. */
  readonly flags?: string;
  /** On one line. */
  readonly text: string;
  readonly line: number;
}

/** What every item of a contract has. */
export interface ContractItem {
  /** Of a member of a TypeScript type with the type: `Workbook.save`. */
  readonly name: string;
  /** Line of the name in the contract's file, from 1. */
  readonly line: number;
  /** Where another file declares the item: its path. */
  readonly file?: string;
  /** As a program sees it: without export macros, without `declare`. */
  readonly signature: string;
  /** What `@brief` says, else the first sentence of the comment; empty without a comment. */
  readonly brief: string;
  /** All text outside of tags, paragraphs apart; absent when there is none. */
  readonly text?: string;
  /** In the order of the comment; absent without tags. */
  readonly tags?: readonly ContractTag[];
  readonly since?: string;
  /** Why, and what to use instead; empty when neither comment nor attribute says. */
  readonly deprecated?: string;
}

/** A parameter of a function or callback. */
export interface ContractParameter {
  /** Empty when the declaration gives none. */
  readonly name: string;
  /** In C after the adjustment of arrays and functions to pointers. */
  readonly type: string;
  /** Type as declared, where it differs: `unsigned char [16]`. */
  readonly declared?: string;
  /** Whether its type is a pointer in C, names of types resolved. */
  readonly pointer?: boolean;
  /** Whether a call may leave it out. */
  readonly optional?: boolean;
  /** What `@param[…]` says. */
  readonly direction?: 'in' | 'out' | 'in,out';
  /** What is said of it. */
  readonly text?: string;
}

/** A function or method, or the type of a callback. */
export interface ContractFunction extends ContractItem {
  readonly returns: string;
  readonly variadic: boolean;
  readonly parameters: readonly ContractParameter[];
  /** Method of the class itself. */
  readonly static?: boolean;
  /** Method that an object may lack. */
  readonly optional?: boolean;
}

/** A value of an enumeration. */
interface ContractValue extends ContractItem {
  /** A number; a string beyond 2^53, and for values that are strings. */
  readonly value: number | string;
}

/** An enumeration; the name is empty when it has neither tag nor alias. */
export interface ContractEnum extends ContractItem {
  /** Name that a `typedef` gives, where it is not the tag. */
  readonly alias?: string;
  readonly values: readonly ContractValue[];
}

/** A member of a structure, or a property of a TypeScript type; the name is its own. */
export interface ContractField extends ContractItem {
  readonly type: string;
  /** Width of a bit-field. */
  readonly bits?: number;
  readonly optional?: boolean;
  readonly readonly?: boolean;
  /** Property that can be set and not read. */
  readonly writeonly?: boolean;
  readonly static?: boolean;
  /** Members of an unnamed structure that is the field's type. */
  readonly fields?: readonly ContractField[];
}

/** A structure, union, interface or class; without fields when it is opaque. */
export interface ContractStruct extends ContractItem {
  readonly kind: 'struct' | 'union' | 'interface' | 'class';
  readonly alias?: string;
  /** Types that it extends or implements, as written. */
  readonly bases?: readonly string[];
  readonly fields: readonly ContractField[];
}

/** An alias of a type, or a variable. */
export interface ContractNamed extends ContractItem {
  readonly type: string;
}

/** A macro that the file defines and keeps. */
export interface ContractMacro extends ContractItem {
  /** Names of the parameters of a function-like macro. */
  readonly parameters?: readonly string[];
  /** What it stands for; empty when it stands for nothing. */
  readonly body: string;
}

/** What a contract declares, in its order. */
export interface Contract {
  readonly language: 'c' | 'typescript';
  /** Path of the header or declaration file. */
  readonly file: string;
  /** As its first comment states it; absent when it does not. */
  readonly version?: string;
  /** When it was published, `YYYY-MM-DD`; absent when the contract does not say. */
  readonly day?: string;
  readonly functions: readonly ContractFunction[];
  readonly callbacks: readonly ContractFunction[];
  readonly enums: readonly ContractEnum[];
  readonly structs: readonly ContractStruct[];
  readonly aliases: readonly ContractNamed[];
  readonly variables: readonly ContractNamed[];
  readonly macros: readonly ContractMacro[];
  /** What the file declares and no part above holds: each with its place and the reason. */
  readonly leftOut: readonly string[];
}
