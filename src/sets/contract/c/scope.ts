import type {MissingInclude} from '../types';
import {INTEGERS, type Constant} from './constants';
import {printType, type CDeclared, type CType} from './cTypes';
import type {EvaluationScope} from './evaluate';

/** What declarations so far have given names to. */
export interface Scope extends EvaluationScope {
  readonly types: ReadonlyMap<string, CType>;
  readonly constants: Map<string, Constant>;
  readonly missing: readonly MissingInclude[];
  readonly declare: (item: CDeclared) => void;
}

/** A scope without names. */
export function emptyScope(missing: readonly MissingInclude[]): Scope {
  const types = new Map<string, CType>();
  const constants = new Map<string, Constant>();
  const typeOf = (
    name: string,
    depth = 0,
  ): readonly [bits: number, unsigned: boolean] | undefined => {
    const type = types.get(name);
    if (/^enum \w+$/.test(name)) {
      return [32, true];
    }
    if (!type || depth > 30) {
      return INTEGERS[name];
    }
    return type.kind === 'pointer'
      ? [64, true]
      : typeOf(
          printType(type).replace(/\b(?:const|volatile) /g, ''),
          depth + 1,
        );
  };
  return {
    types,
    constants,
    missing,
    valueOf: (name) => constants.get(name),
    typeOf: (name) => typeOf(name),
    declare: ({kind, name, type}) => {
      if (kind === 'typedef') {
        types.set(name, type);
      }
    },
  };
}
