import type {
  ContractEnum,
  ContractFunction,
  ContractParameter,
  ContractStruct,
} from '../types';
import type {Node} from './clang';

/** Value of an enumerator or width of a bit-field, also below an implicit cast. */
export function findConstant({inner = []}: Node): string | undefined {
  return inner
    .map(
      (each) =>
        each.value ??
        (each.kind === 'ImplicitCastExpr' ? findConstant(each) : undefined),
    )
    .find((value) => value !== undefined);
}

/** Function type that a typedef names or points to; `undefined` for other types. */
export function functionType({inner: [type] = []}: Node): Node | undefined {
  const named = unwrap(type);
  const found =
    named?.kind === 'PointerType' ? unwrap(named.inner?.[0]) : named;
  return found && /^Function(?:No)?ProtoType$/.test(found.kind)
    ? found
    : undefined;
}

/** Removes parentheses and attributes from a type, such as those of `(__stdcall *)`. */
export function unwrap(type: Node | undefined): Node | undefined {
  return type && /^(?:Paren|Attributed|MacroQualified)Type$/.test(type.kind)
    ? unwrap(type.inner?.[0])
    : type;
}

/** Finds the offset behind the parenthesis that closes the one at `open`. */
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

/** Merges repeated declarations: a later one adds the comment and parameter names that an earlier one lacks. */
export function mergeRepeated(
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

/** Merges forward declarations of a structure with its definition. */
export function mergeForward(
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

/** Name of the enumeration that most functions return; `undefined` if none does. */
export function findCodeType(
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
