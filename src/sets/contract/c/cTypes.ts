import type {DocComment} from './doxygen';
import type {Token} from './tokens';

/** A C type. */
export type CType =
  | {
      readonly kind: 'base';
      /** Qualifiers and name: `const struct tm`. */
      readonly text: string;
      /** Members, where the type is an unnamed structure or union. */
      readonly unnamed?: CRecord;
    }
  | {
      readonly kind: 'pointer';
      readonly to: CType;
      readonly qualifiers: readonly string[];
    }
  | {readonly kind: 'array'; readonly of: CType; readonly size: string}
  | {
      readonly kind: 'function';
      readonly returns: CType;
      readonly parameters: readonly CParameter[];
      readonly variadic: boolean;
      /** Whether the list is empty rather than `(void)`. */
      readonly unchecked: boolean;
    };

/** A parameter; the name is empty when there is none. */
export interface CParameter {
  readonly name: string;
  /** Type as declared. */
  readonly type: CType;
  /** Type that a call sees: see {@link adjusted}. */
  readonly adjusted: CType;
  /** First token, with the comments before it. */
  readonly place?: Token;
}

/** A name that a declaration declares. */
export interface CDeclared {
  readonly kind: 'function' | 'typedef' | 'variable';
  readonly name: string;
  readonly type: CType;
  readonly line: number;
  /** Whether it is `static`, so no part of the interface. */
  readonly isStatic: boolean;
}

/** A field. */
export interface CField {
  readonly name: string;
  readonly type: CType;
  readonly bits?: number;
  readonly doc?: DocComment;
}

/** A structure or union with its body, or one that is only named. */
export interface CRecord {
  readonly keyword: 'struct' | 'union';
  readonly name: string;
  readonly fields: readonly CField[];
  readonly isComplete: boolean;
  readonly line: number;
}

/** An enumeration with its values. */
export interface CEnum {
  readonly name: string;
  readonly values: readonly CValue[];
  readonly line: number;
}

/** A value of an enumeration. */
export interface CValue {
  readonly name: string;
  readonly value: bigint;
  readonly line: number;
  readonly doc?: DocComment;
}

/**
 * Prints a type in the one spelling of this reader, which is clang's: `const char *`,
 * `int (*)(void *, int)`, `unsigned char [16]`.
 *
 * @param inner - what the type is wrapped around: a name, or nothing
 */
export function printType(type: CType, inner = ''): string {
  switch (type.kind) {
    case 'base':
      return inner ? `${type.text} ${inner}` : type.text;
    case 'pointer': {
      const star = `*${type.qualifiers.join(' ')}`;
      const gap = type.qualifiers.length > 0 && /^\w/.test(inner) ? ' ' : '';
      const text = `${star}${gap}${inner}`;
      const isWrapped = type.to.kind === 'array' || type.to.kind === 'function';
      return printType(type.to, isWrapped ? `(${text})` : text);
    }
    case 'array':
      return printType(type.of, `${inner}[${type.size}]`);
    case 'function':
      return printType(type.returns, `${inner}(${printParameters(type)})`);
  }
}

function printParameters(type: CType & {kind: 'function'}): string {
  const types = type.parameters.map((item) => printType(item.adjusted));
  const all = type.variadic ? [...types, '...'] : types;
  return all.join(', ') || (type.unchecked ? '' : 'void');
}

/**
 * The type that C gives a parameter: arrays and functions become pointers, those with names of
 * their own too.
 */
export function adjusted(
  type: CType,
  types: ReadonlyMap<string, CType>,
): CType {
  switch (type.kind) {
    case 'array':
      return {kind: 'pointer', to: type.of, qualifiers: []};
    case 'function':
      return {kind: 'pointer', to: type, qualifiers: []};
    case 'base': {
      const [, qualifiers = '', name = ''] =
        /^((?:(?:const|volatile) )*)(.*)$/.exec(type.text) ?? [];
      const named = types.get(name);
      if (named?.kind === 'function') {
        return {kind: 'pointer', to: type, qualifiers: []};
      }
      if (named?.kind === 'array') {
        return {
          kind: 'pointer',
          to: qualified(named.of, qualifiers),
          qualifiers: [],
        };
      }
      const next = named?.kind === 'base' ? adjusted(named, types) : named;
      return next?.kind === 'pointer' && next !== named ? next : type;
    }
    case 'pointer':
      return type;
  }
}

function qualified(type: CType, qualifiers: string): CType {
  return type.kind === 'base'
    ? {...type, text: `${qualifiers}${type.text}`}
    : type;
}
