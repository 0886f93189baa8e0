import {
  findMember,
  findTags,
  findFirstSentence,
  type ContractItem,
  type Declarations,
  type DeclaredSymbol,
} from '@document-sdk/contract';
import {SPREADSHEET_CONTRACT} from '../../site/sets/spreadsheet/contract';
import {parseFormulaFunction} from './formulas';

/** `Type`, or `Type.member` with the type that declares the member. */
export type MemberKey = string;

/** Tests whether a type lists the functions of formulas. */
export function isFormulaList({members}: DeclaredSymbol): boolean {
  return (
    members.length > 0 &&
    members.every((member) => parseFormulaFunction(member) !== undefined)
  );
}

/** `a`, `a.b`, and both with the arguments of a call. */
const NAME = /^([A-Za-z_#]\w*(?:\.[A-Za-z_]\w*)*)(\(.*\))?$/s;

/**
 * Creates a function that finds the member that a text in code style names: `CellRange.merge`, `sheet.freeze()`,
 * `createArea`, `getValues()`, `ABORTED`, `SUMIF`. It returns `undefined` for a name that several types have, and
 * for a word that may be plain text.
 */
export function createNameResolver(
  declarations: Declarations,
): (text: string) => MemberKey | undefined {
  const owners = indexOwners(declarations);
  const findUnique = (name: string) => {
    const [owner, ...others] = owners.get(name) ?? [];
    return owner && others.length === 0 ? `${owner}.${name}` : undefined;
  };
  return (text) => {
    const [, name = '', call] = NAME.exec(text) ?? [];
    const [first = '', ...rest] = name.split('.');
    if (declarations.symbols.has(name)) {
      return name;
    }
    if (rest.length > 0) {
      return walkMembers(declarations, [first, ...rest])?.key;
    }
    const isName = call !== undefined || /[a-z][A-Z]|^[A-Z][A-Z_]/.test(name);
    return isName ? findUnique(name) : undefined;
  };
}

/** Names of the types that have each member. Values count only if they are distinctive: codes and formula functions. */
function indexOwners({symbols, contract}: Declarations): Map<string, string[]> {
  const owners = new Map<string, string[]>();
  for (const symbol of symbols.values()) {
    const isDistinctive =
      symbol.name === contract.codeType || isFormulaList(symbol);
    for (const {name, kind} of symbol.members) {
      if (kind !== 'value' || isDistinctive) {
        owners.set(name, [...(owners.get(name) ?? []), symbol.name]);
      }
    }
  }
  return owners;
}

/**
 * Follows a path such as `sheets.active.name` through the types of its members.
 *
 * @param path - a variable or type, then members
 * @returns the key of the last member, or a message in `missing` if a type lacks a member; `undefined` if the path
 * does not begin with a name of the contract
 */
export function walkMembers(
  declarations: Declarations,
  [first = '', ...steps]: readonly string[],
): {readonly key?: MemberKey; readonly missing?: string} | undefined {
  const {symbols} = declarations;
  const start = [SPREADSHEET_CONTRACT.variables[first], first];
  let type = start.find((name) => name !== undefined && symbols.has(name));
  let result: ReturnType<typeof walkMembers> = type === undefined ? type : {};
  for (const step of steps) {
    if (type === undefined) {
      return result && {};
    }
    const found = findMember(declarations, type, step);
    if (!found) {
      return {missing: `${type} has no member ${step}`};
    }
    const {owner, member} = found;
    result = {key: `${owner.name}.${member.name}`};
    const names: readonly string[] = member.type.match(/\b[A-Z]\w*\b/g) ?? [];
    type = names.find((name) => symbols.has(name));
  }
  return result;
}

/** An error that a call throws. */
interface ThrownError {
  readonly code: string;
  /** When it is thrown, as a sentence in Markdown. */
  readonly condition: string;
}

/** Lists the errors in `@throws`. A code without a condition gets the first sentence of its own comment. */
export function listThrownErrors(
  item: ContractItem,
  declarations: Declarations,
): ThrownError[] {
  const {codeType = ''} = declarations.contract;
  return findTags(item, 'throws').flatMap(({subject: code, text}) => {
    if (code === undefined) {
      return [];
    }
    const words = text.replace(/^when /, '');
    const {member} = findMember(declarations, codeType, code) ?? {};
    const condition = words
      ? `${words.charAt(0).toUpperCase()}${words.slice(1)}.`
      : findFirstSentence(member?.text ?? '');
    return [{code, condition}];
  });
}
