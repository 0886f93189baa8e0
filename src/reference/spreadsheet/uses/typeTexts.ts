// Types as the contract writes them. A type is a text here, and what it is of are the names in it: a promise or a list
// of sheets, and a sheet or nothing, have the members of a sheet. That is enough to tell which member a sample names.
import {findMember, typesIn} from '../contract/lookUp';
import type {ApiMember, ApiSymbol, Contract} from '../contract/types';

/** The interfaces and classes of an object of a type. */
export function ownersIn(contract: Contract, type: string): ApiSymbol[] {
  const names = new Set(typesIn(contract, type));
  const owners: ApiSymbol[] = [];
  // What is added to a set while it is walked is walked too: an alias may name itself.
  for (const name of names) {
    const symbol = contract.symbols.get(name)!;
    if (symbol.kind !== 'type') {
      owners.push(symbol);
    } else if (!/^(?:\(|keyof )/.test(symbol.type)) {
      typesIn(contract, symbol.type).forEach((each) => names.add(each));
    }
  }
  return owners;
}

/** The member of an object of a type, and the type that declares it. */
export function memberIn(
  contract: Contract,
  type: string,
  name: string,
): {readonly owner: ApiSymbol; readonly member: ApiMember} | undefined {
  for (const owner of ownersIn(contract, type)) {
    const found = findMember(contract, owner.name, name);
    if (found) {
      return found;
    }
  }
  return undefined;
}

/** Type of what stands in a list, or a collection, of a type. */
export function heldIn(contract: Contract, type: string): string {
  const held = ownersIn(contract, type).flatMap(({holds = []}) => holds);
  return held.join(' | ') || type.replace(/\[\]$/, '');
}

/** What lists and promises give: the same that they hold, or what a function makes of it. */
const SAME =
  /^(?:at|catch|every|filter|finally|find|findLast|flat|forEach|reverse|slice|some|sort|toSorted|values)$/;
const CHANGED = /^(?:flatMap|map|then)$/;

/** The signature of a method that the language gives to lists and promises; empty for any other. */
export function listMember(type: string, name: string): string {
  const call = `(call: (item: ${type}) => T): `;
  return type === ''
    ? ''
    : SAME.test(name)
      ? call + type
      : CHANGED.test(name)
        ? `${call}T`
        : '';
}

/** The signature of a function, such as `(a: string, b?: Area): Chart`, of its type or the name of that. */
export function signatureIn(contract: Contract, type: string): string {
  if (/^[(<]/.test(type)) {
    return type;
  }
  const [alias] = typesIn(contract, type)
    .map((name) => contract.symbols.get(name)!.type)
    .filter((each) => each.startsWith('('));
  return alias ?? '';
}

/** Types of the parameters of a signature, in their order. */
export function parametersOf(signature: string): string[] {
  return partsOf(signature.slice(signature.indexOf('('))).map((part) =>
    part.replace(/^[^:]*:\s*/, ''),
  );
}

/** Type of what a call gives. */
export function returnOf(signature: string): string {
  const start = signature.indexOf('(');
  const end = start + lengthOfGroup(signature.slice(start));
  return signature.slice(end).replace(/^\s*(?::|=>)\s*/, '');
}

/** What stands between the commas of a group in brackets. */
function partsOf(group: string): string[] {
  const inside = group.slice(1, lengthOfGroup(group) - 1);
  const parts: string[] = [''];
  let depth = 0;
  for (const [at, letter] of [...inside].entries()) {
    depth += depthOf(letter, inside[at - 1]);
    if (letter === ',' && depth === 0) {
      parts.push('');
    } else {
      parts.push(parts.pop()! + letter);
    }
  }
  return parts.map((part) => part.trim()).filter(Boolean);
}

function lengthOfGroup(text: string): number {
  let depth = 0;
  for (const [at, letter] of [...text].entries()) {
    depth += depthOf(letter, text[at - 1]);
    if (depth === 0) {
      return at + 1;
    }
  }
  return text.length;
}

/** How much deeper it is behind a letter; `>` may be that of an arrow. */
function depthOf(letter: string, before: string | undefined): number {
  return '([{<'.includes(letter)
    ? 1
    : ')]}>'.includes(letter) && !(letter === '>' && before === '=')
      ? -1
      : 0;
}
