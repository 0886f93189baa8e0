/** A tag of a comment: `@param[in] path - text`, `@error CODE - cause | remedy`. */
export interface ContractTag {
  /** Name of the tag without `@`. */
  readonly name: string;
  /** Text in brackets after the tag name, such as `in,null`. */
  readonly flags?: string;
  /** Name or keyword at the start of the text, such as a parameter name, an error code, or `any`. */
  readonly subject?: string;
  /** Text of the tag without the subject, on one line. */
  readonly text: string;
  /** Text after the bar: a remedy, or the result of a broken precondition. */
  readonly otherwise?: string;
  /** 1-based line number. */
  readonly line: number;
}

/** Properties that all items of a contract have. */
export interface ContractItem {
  /** Qualified name for methods and members of namespaces: `Workbook.save`. */
  readonly name: string;
  /** 1-based line number of the name. */
  readonly line: number;
  /** Path of the declaring file, if it is not the file of the contract. */
  readonly file?: string;
  /** Declaration without export macros and the keyword `declare`. */
  readonly signature: string;
  /** Text of `@brief`, otherwise the first sentence of the comment. Empty without a comment. */
  readonly brief: string;
  /** Text outside of tags; paragraphs are separated by empty lines. */
  readonly text?: string;
  /** Tags in the order of the comment. */
  readonly tags?: readonly ContractTag[];
  readonly since?: string;
  /** Reason for the deprecation and replacement. Empty if neither is given; absent if the item is not deprecated. */
  readonly deprecated?: string;
  readonly defaultValue?: string;
}

/** A parameter of a function or callback. */
export interface ContractParameter {
  /** Empty if the declaration does not name the parameter. */
  readonly name: string;
  /** In C, arrays and functions are adjusted to pointers. */
  readonly type: string;
  /** Type before the adjustment to a pointer, such as `unsigned char [16]`. Absent if it does not differ. */
  readonly declared?: string;
  /** C: `true` if the type is a pointer after resolving typedefs. */
  readonly pointer?: boolean;
  readonly optional?: boolean;
  /** Direction given by the flags of `@param`. */
  readonly direction?: 'in' | 'out' | 'in,out';
  /** `true` if the flags of `@param` contain `null`. */
  readonly nullable?: boolean;
  /** Description from `@param`. */
  readonly text?: string;
}

/** A function, a method, or the function type of a callback. */
export interface ContractFunction extends ContractItem {
  /** TypeScript: name of the interface or class that has the method. */
  readonly owner?: string;
  /** TypeScript: function type that a callback's alias declares. */
  readonly type?: string;
  readonly returns: string;
  readonly variadic: boolean;
  readonly parameters: readonly ContractParameter[];
  readonly static?: boolean;
  readonly optional?: boolean;
}

/** A value of an enumeration. */
export interface ContractEnumValue extends ContractItem {
  /** A string if the value is a string, or an integer beyond 2^53. */
  readonly value: number | string;
  /** C: the part of the comment after the bar. */
  readonly remedy?: string;
}

/** An enumeration. Its name is empty if it has neither tag nor typedef. */
export interface ContractEnum extends ContractItem {
  /** Name of the `typedef`, if it differs from the tag. */
  readonly alias?: string;
  readonly values: readonly ContractEnumValue[];
}

/** A member of a structure, or a property of a TypeScript type. */
export interface ContractField extends ContractItem {
  readonly type: string;
  /** Width of a bit-field. */
  readonly bits?: number;
  readonly optional?: boolean;
  readonly readonly?: boolean;
  /** `true` if the property has a setter but no getter. */
  readonly writeonly?: boolean;
  readonly static?: boolean;
  /** Members of a field whose type is an unnamed structure. */
  readonly fields?: readonly ContractField[];
}

/** A structure, union, interface or class. It has no fields if it is opaque. */
export interface ContractStruct extends ContractItem {
  readonly kind: 'struct' | 'union' | 'interface' | 'class';
  readonly alias?: string;
  /** Types that this type extends or implements, as written in the source. */
  readonly bases?: readonly string[];
  readonly fields: readonly ContractField[];
}

/** A type alias or a variable. */
export interface ContractTypedName extends ContractItem {
  readonly type: string;
  /** TypeScript: names of interfaces whose keys are the values of the alias, from `keyof Name`. */
  readonly keysOf?: readonly string[];
}

/** A macro that is defined at the end of the file. */
export interface ContractMacro extends ContractItem {
  /** Names of the parameters; absent for macros without a parameter list. */
  readonly parameters?: readonly string[];
  readonly body: string;
}

/** All declarations of a header or declaration file, in the order of the file. */
export interface Contract {
  readonly language: 'c' | 'typescript';
  /** Path of the header or declaration file. */
  readonly file: string;
  /** Version stated in the first comment. */
  readonly version?: string;
  /** Publication date stated in the first comment, `YYYY-MM-DD`. */
  readonly day?: string;
  /**
   * Name of the type of error codes. In C this is the enumeration that most functions return, in TypeScript
   * the interface with most of the codes that `@throws` names.
   */
  readonly codeType?: string;
  readonly functions: readonly ContractFunction[];
  readonly callbacks: readonly ContractFunction[];
  readonly enums: readonly ContractEnum[];
  readonly structs: readonly ContractStruct[];
  readonly aliases: readonly ContractTypedName[];
  readonly variables: readonly ContractTypedName[];
  readonly macros: readonly ContractMacro[];
  /** Declarations that could not be read, each with its position and the reason. */
  readonly leftOut: readonly string[];
}
