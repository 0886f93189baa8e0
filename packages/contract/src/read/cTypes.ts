import type {
  ContractEnum,
  ContractFunction,
  ContractParameter,
  ContractStruct,
} from '../types';
import type {Node} from './clang';

/** Finds the constant value of an enumerator or bit-field width. Looks through implicit casts. */
export function findConstantValue({inner = []}: Node): string | undefined {
  return inner
    .map(
      (each) =>
        each.value ??
        (each.kind === 'ImplicitCastExpr'
          ? findConstantValue(each)
          : undefined),
    )
    .find((value) => value !== undefined);
}

/** Returns the function type of a typedef for a function or function pointer; `undefined` for other types. */
export function findFunctionType({inner: [type] = []}: Node): Node | undefined {
  const named = unwrapType(type);
  const found =
    named?.kind === 'PointerType' ? unwrapType(named.inner?.[0]) : named;
  return found && /^Function(?:No)?ProtoType$/.test(found.kind)
    ? found
    : undefined;
}

/** Removes parentheses and attributes around a type, such as those in `(__stdcall *)`. */
export function unwrapType(type: Node | undefined): Node | undefined {
  return type && /^(?:Paren|Attributed|MacroQualified)Type$/.test(type.kind)
    ? unwrapType(type.inner?.[0])
    : type;
}

/** Returns the offset after the parenthesis that closes the one at `open`. */
export function findClosing(code: string, open: number): number {
  let depth = 0;
  for (let at = open; at < code.length; at += 1) {
    depth += code[at] === '(' ? 1 : code[at] === ')' ? -1 : 0;
    if (depth === 0) {
      return at + 1;
    }
  }
  return code.length;
}

/** Removes the parameter list from a function type: `int (*(char))(void)` gives `int (*)(void)`. */
export function removeParameters(
  type: string,
  parameters: readonly ContractParameter[],
  variadic: boolean,
): string {
  const list = [
    ...parameters.map(({type: own}) => own),
    ...(variadic ? ['...'] : []),
  ].join(', ');
  const found =
    [`(${list})`, '(void)', '()'].find((each) => type.includes(each)) ?? '';
  const at = list ? type.indexOf(found) : type.lastIndexOf(found);
  return `${type.slice(0, at)}${type.slice(at + found.length)}`
    .replace(/ __attribute__\(\(.*$/, '')
    .replace(/ \((\*+)\)$/, ' $1')
    .trim();
}

/**
 * Merges repeated declarations of a function. Comments and parameter names that the first declaration lacks
 * are taken from later ones.
 */
export function mergeRedeclarations(
  functions: readonly ContractFunction[],
): ContractFunction[] {
  const byName = new Map<string, ContractFunction>();
  for (const item of functions) {
    const earlier = byName.get(item.name);
    const better = !earlier || earlier.brief || !item.brief ? earlier : item;
    const named = earlier?.parameters.every(({name}) => name !== '')
      ? better
      : item;
    byName.set(item.name, {
      ...(better ?? item),
      parameters: (named ?? item).parameters,
      signature: (named ?? item).signature,
      line: (earlier ?? item).line,
    });
  }
  return [...byName.values()];
}

/** Merges forward declarations of a structure into its definition. */
export function mergeForwardDeclarations(
  structs: readonly ContractStruct[],
): ContractStruct[] {
  const byName = new Map<string, ContractStruct>();
  for (const item of structs) {
    const earlier = byName.get(item.name);
    const fuller = earlier && earlier.fields.length > 0 ? earlier : item;
    byName.set(item.name, {
      ...(earlier?.brief && !fuller.brief ? earlier : fuller),
      fields: fuller.fields,
      line: fuller.line,
    });
  }
  return [...byName.values()];
}

/** Returns the name of the enumeration that most functions return; `undefined` if no function returns one. */
export function findErrorCodeType(
  enums: readonly ContractEnum[],
  functions: readonly ContractFunction[],
): string | undefined {
  const counted = enums
    .map(({name, alias}) => {
      const names = [alias, name, `enum ${name}`];
      const uses = functions.filter(({returns}) => names.includes(returns));
      return {name: alias ?? name, count: uses.length};
    })
    .filter(({count}) => count > 0);
  return counted.sort((one, other) => other.count - one.count)[0]?.name;
}
