import type {ContractParameter} from '../types';
import type {ApiSurface, ApiSignature, ApiMember} from './types';

/** A member that exists in both versions of a contract. */
interface Pair {
  readonly before: ApiMember;
  readonly after: ApiMember;
  readonly older: ApiSurface;
  readonly newer: ApiSurface;
}

type CallTest = (
  before: ApiSignature,
  after: ApiSignature,
  newer: ApiSurface,
) => boolean;

/** Whether defaults have different values. Other words around the values are a change of the documentation. */
export function hasOtherDefault(before: ApiMember, after: ApiMember): boolean {
  return readDefault(before) !== readDefault(after);
}

/** Returns the code in the description of a default, or the description if it is one word. */
function readDefault({defaultValue = ''}: ApiMember): string {
  const code = defaultValue.match(/`[^`]*`/g)?.join() ?? '';
  return code || (/\s/.test(defaultValue) ? '' : defaultValue);
}

/**
 * Rules that detect breaking differences of a member. All other differences are compatible, such as a renamed
 * parameter, a parameter that became optional, an added setter, or another comment.
 */
const RULES: Readonly<Record<string, (pair: Pair) => boolean>> = {
  'kind changed': ({before, after}) =>
    before.kind !== after.kind ||
    (before.kind === 'type' && !before.type !== !after.type),
  'value changed': ({before, after}) => before.value !== after.value,
  'default changed': ({before, after}) =>
    before.defaultValue !== undefined && hasOtherDefault(before, after),
  'macro parameters changed': ({before, after}) =>
    before.kind === 'constant' && before.declaration !== after.declaration,
  'keyword or type parameters changed': ({before, after}) =>
    before.kind === 'type' &&
    !before.type &&
    withoutOptionalParameters(before) !== withoutOptionalParameters(after),
  'base removed': ({before, after}) =>
    listBaseNames(before).some((base) => !listBaseNames(after).includes(base)),
  // Already compiled programs access fields by their offset.
  'fields moved': ({before: {order = []}, after}) =>
    order.length > 0 && order.join() !== (after.order ?? []).join(),
  'type changed': ({before, after, older}) =>
    before.kind !== 'callable' &&
    before.type !== undefined &&
    after.type !== undefined &&
    !typeFits(before, after, older),
  // A property that becomes optional breaks programs that read it; one that becomes required breaks programs
  // that supply it.
  'became optional': ({before, after, older}) =>
    !before.optional && after.optional === true && !isOnlyInput(before, older),
  'became required': ({before, after, older}) =>
    before.optional === true && !after.optional && isInput(before, older),
  'became read-only': ({before, after}) =>
    !before.readonly && after.readonly === true,
  'became write-only': ({before, after}) =>
    !before.writeonly && after.writeonly === true,
  'static changed': ({before, after}) =>
    Boolean(before.static) !== Boolean(after.static),
  'call no longer accepted': ({before, after, newer}) =>
    (before.calls ?? []).some(
      (call) =>
        !after.calls?.some((other) =>
          Object.values(CALL_RULES).every(
            (isBroken) => !isBroken(call, other, newer),
          ),
        ),
    ),
};

/**
 * Rules that detect breaking differences of a signature. A function breaks its callers; a callback breaks the
 * programs that implement it.
 */
const CALL_RULES: Readonly<Record<string, CallTest>> = {
  'static changed': (before, after) => before.static !== after.static,
  'number of parameters changed in C': (before, after, {language}) =>
    language === 'c' &&
    (before.parameters.length !== after.parameters.length ||
      before.variadic !== after.variadic),
  'parameter removed': (before, after) =>
    after.parameters.length < before.parameters.length && !after.variadic,
  'parameter became required': (before, after) =>
    !before.isCallback &&
    after.parameters.some(
      (parameter, index) =>
        isRequired(parameter, index, after) &&
        (index >= before.parameters.length ||
          !isRequired(before.parameters[index]!, index, before)),
    ),
  'parameter became optional': (before, after) =>
    before.isCallback &&
    before.parameters.some(
      (parameter, index) =>
        !parameter.optional && after.parameters[index]?.optional === true,
    ),
  'parameter type changed': (before, after) =>
    before.parameters.some(({type}, index) => {
      const other = after.parameters[index]?.type ?? type;
      return before.isCallback
        ? !isWithin(other, type)
        : !isWithin(type, other) && type !== other.replace(/\bconst /g, '');
    }),
  'result type changed': (before, after, newer) =>
    before.isCallback
      ? !isWithin(before.returns, after.returns)
      : !isWithin(addBases(after.returns, newer), before.returns),
};

/** Tests whether the change of a member breaks existing programs. */
export function isBreakingChange(
  before: ApiMember,
  after: ApiMember,
  older: ApiSurface,
  newer: ApiSurface,
): boolean {
  const pair = {before, after, older, newer};
  return Object.values(RULES).some((rule) => rule(pair));
}

/** Removes type parameters that all have a default. */
function withoutOptionalParameters({declaration}: ApiMember): string {
  return declaration.replace(/<[^<>,]+ = [^<>,]+>$/, '');
}

/** Lists the base types of a type without their type arguments. */
function listBaseNames({bases = []}: ApiMember): string[] {
  return bases.map((base) => base.replace(/<.*$/s, ''));
}

/**
 * Tests whether adding a member breaks existing programs. Fields break programs that allocate the C
 * structure; required properties break programs that pass such an object to the library.
 */
export function isBreakingAddition(
  {name, kind, optional, calls}: ApiMember,
  older: ApiSurface,
): boolean {
  const owner = older.members.find(
    (member) => member.name === name.slice(0, name.lastIndexOf('.')),
  );
  return older.language === 'c'
    ? (owner?.order?.length ?? 0) > 0
    : owner?.declaration.startsWith('interface ') === true &&
        (kind === 'property' || calls !== undefined) &&
        !optional &&
        isSupplied(owner.name, older);
}

function isRequired(
  {optional}: ContractParameter,
  index: number,
  {parameters, variadic}: ApiSignature,
): boolean {
  return !optional && !(variadic && index === parameters.length - 1);
}

function typeFits(
  before: ApiMember,
  after: ApiMember,
  older: ApiSurface,
): boolean {
  const [from, to] = [before.type!, after.type!];
  if (before.kind === 'type') {
    return isWithin(from, to);
  }
  return (
    from === to ||
    (before.readonly === true &&
      (isInput(before, older) ? isWithin(from, to) : isWithin(to, from)))
  );
}

function isInput({name}: ApiMember, older: ApiSurface): boolean {
  return isSupplied(name.slice(0, name.lastIndexOf('.')), older);
}

/** Whether programs create values of a type and pass them to the library, which creates objects with methods itself. */
function isSupplied(type: string, {inputs, members}: ApiSurface): boolean {
  return (
    inputs.has(type) &&
    !members.some(
      ({name, calls}) =>
        name.startsWith(`${type}.`) &&
        calls?.some(({isCallback}) => !isCallback),
    )
  );
}

/** Tests whether programs only write a property and never read it, such as a read-only option of a parameter type. */
function isOnlyInput(member: ApiMember, older: ApiSurface): boolean {
  return member.readonly === true && isInput(member, older);
}

/** Tests whether a union type is a subset of another one. */
function isWithin(type: string, other: string): boolean {
  const allowed = splitUnion(other);
  return (
    type === other ||
    splitUnion(type).every((each) =>
      each.split(' & ').some((part) => allowed.includes(part)),
    )
  );
}

/** Adds the types that each type of a union extends, as an intersection. */
function addBases(union: string, {members}: ApiSurface): string {
  const types = splitUnion(union).map((type) => {
    const {bases = []} = members.find(({name}) => name === type) ?? {};
    return [type, ...bases].join(' & ');
  });
  return types.join(' | ');
}

/** Splits a union type at its bars, except those inside brackets. */
function splitUnion(type: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const letter of type) {
    depth += /[([{<]/.test(letter) ? 1 : /[)\]}>]/.test(letter) ? -1 : 0;
    if (letter === '|' && depth === 0) {
      parts.push('');
    } else {
      parts.push(`${parts.pop()!}${letter}`);
    }
  }
  return parts.map((part) => part.trim());
}
