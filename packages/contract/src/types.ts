/** A tag of a comment: `@param[in] path - text`, `@error CODE - cause | remedy`. */
export interface ContractTag {
  /** Without `@`. */
  readonly name: string;
  /** Text in brackets after the name: `in,null`. */
  readonly flags?: string;
  /** Name or keyword that the text begins with: a parameter, a code, `any`. */
  readonly subject?: string;
  /** On one line, without the subject. */
  readonly text: string;
  /** Text after ` | `: a remedy, or the result of a broken precondition. */
  readonly otherwise?: string;
  /** From 1. */
  readonly line: number;
}

/** The properties that all items of a contract share. */
export interface ContractItem {
  /** Qualified for methods and for members of a namespace: `Workbook.save`. */
  readonly name: string;
  /** Line of the name in the contract's file, from 1. */
  readonly line: number;
  /** Path of the file that declares the item, if it is not the contract's own. */
  readonly file?: string;
  /** Without export macros and `declare`. */
  readonly signature: string;
  /** `@brief`, else the first sentence of the comment; empty without a comment. */
  readonly brief: string;
  /** Text outside of tags, paragraphs separated by an empty line. */
  readonly text?: string;
  /** In the order of the comment. */
  readonly tags?: readonly ContractTag[];
  readonly since?: string;
  /** Reason and replacement; empty if neither comment nor attribute gives one. */
  readonly deprecated?: string;
  readonly defaultValue?: string;
}

/** A parameter of a function or callback. */
export interface ContractParameter {
  /** Empty if the declaration gives none. */
  readonly name: string;
  /** In C after the adjustment of arrays and functions to pointers. */
  readonly type: string;
  /** Type as declared, where it differs: `unsigned char [16]`. */
  readonly declared?: string;
  /** C: the type is a pointer after resolving typedefs. */
  readonly pointer?: boolean;
  readonly optional?: boolean;
  /** From the flags of `@param`. */
  readonly direction?: 'in' | 'out' | 'in,out';
  /** The flags of `@param` allow NULL. */
  readonly nullable?: boolean;
  /** Text of `@param`. */
  readonly text?: string;
}

/** A function, a method, or the type of a callback. */
export interface ContractFunction extends ContractItem {
  /** TypeScript: the interface or class of a method. */
  readonly owner?: string;
  /** TypeScript: the function type of a callback. */
  readonly type?: string;
  readonly returns: string;
  readonly variadic: boolean;
  readonly parameters: readonly ContractParameter[];
  readonly static?: boolean;
  readonly optional?: boolean;
}

/** A value of an enumeration. */
export interface ContractValue extends ContractItem {
  /** A string beyond 2^53, and for values that are strings. */
  readonly value: number | string;
  /** C: the part of the comment after ` | `. */
  readonly remedy?: string;
}

/** An enumeration; the name is empty without tag and alias. */
export interface ContractEnum extends ContractItem {
  /** Name of its `typedef`, where it differs from the tag. */
  readonly alias?: string;
  readonly values: readonly ContractValue[];
}

/** A member of a structure, or a property of a TypeScript type. */
export interface ContractField extends ContractItem {
  readonly type: string;
  /** Width of a bit-field. */
  readonly bits?: number;
  readonly optional?: boolean;
  readonly readonly?: boolean;
  /** Has a setter only. */
  readonly writeonly?: boolean;
  readonly static?: boolean;
  /** Members, if the type is an unnamed structure. */
  readonly fields?: readonly ContractField[];
}

/** A structure, union, interface or class; without fields if it is opaque. */
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
  /** TypeScript: the interfaces in `keyof Name`, whose keys are the alias's values. */
  readonly keysOf?: readonly string[];
}

/** A macro that is still defined at the end of the file. */
export interface ContractMacro extends ContractItem {
  /** Absent for object-like macros. */
  readonly parameters?: readonly string[];
  readonly body: string;
}

/** The declarations of a header or declaration file, in its order. */
export interface Contract {
  readonly language: 'c' | 'typescript';
  /** Path of the header or declaration file. */
  readonly file: string;
  /** As the first comment states it. */
  readonly version?: string;
  /** Day of publication as the first comment states it, `YYYY-MM-DD`. */
  readonly day?: string;
  /**
   * Type of the error codes: the enumeration that most functions return, or the interface with the codes
   * that `@throws` names.
   */
  readonly codeType?: string;
  readonly functions: readonly ContractFunction[];
  readonly callbacks: readonly ContractFunction[];
  readonly enums: readonly ContractEnum[];
  readonly structs: readonly ContractStruct[];
  readonly aliases: readonly ContractNamed[];
  readonly variables: readonly ContractNamed[];
  readonly macros: readonly ContractMacro[];
  /** Declarations that no list holds, each with place and reason. */
  readonly leftOut: readonly string[];
}
