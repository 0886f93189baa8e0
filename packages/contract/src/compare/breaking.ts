import type {ContractParameter} from '../types';
import type {Surface, SurfaceCall, SurfaceMember} from './types';

/** A member in both versions. */
interface Pair {
  readonly before: SurfaceMember;
  readonly after: SurfaceMember;
  readonly older: Surface;
}

type CallTest = (
  before: SurfaceCall,
  after: SurfaceCall,
  language: Surface['language'],
) => boolean;

/**
 * Breaking differences of a member. All other differences are compatible: a renamed parameter, a parameter that became
 * optional, an added setter or base, another comment.
 */
const RULES: Readonly<Record<string, (pair: Pair) => boolean>> = {
  'kind changed': ({before, after}) =>
    before.kind !== after.kind ||
    (before.kind === 'type' && !before.type !== !after.type),
  'value changed': ({before, after}) => before.value !== after.value,
  'default changed': ({before, after}) =>
    before.defaultValue !== after.defaultValue,
  'macro parameters changed': ({before, after}) =>
    before.kind === 'constant' && before.declaration !== after.declaration,
  'keyword or type parameters changed': ({before, after}) =>
    before.kind === 'type' &&
    !before.type &&
    before.declaration !== after.declaration,
  'base removed': ({before, after}) =>
    (before.bases ?? []).some((base) => !after.bases?.includes(base)),
  // Compiled programs depend on the offset of each field.
  'fields moved': ({before: {order = []}, after}) =>
    order.length > 0 && order.join() !== (after.order ?? []).join(),
  'type changed': ({before, after, older}) =>
    before.type !== undefined &&
    after.type !== undefined &&
    !typeFits(before, after, older),
  // An optional property breaks programs that read it, a required one breaks programs that supply it.
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
  'call no longer accepted': ({before, after, older}) =>
    (before.calls ?? []).some(
      (call) =>
        !after.calls?.some((other) =>
          Object.values(CALL_RULES).every(
            (isBroken) => !isBroken(call, other, older.language),
          ),
        ),
    ),
};

/** Breaking differences of a signature: for callers, or for implementers of a callback. */
const CALL_RULES: Readonly<Record<string, CallTest>> = {
  'static changed': (before, after) => before.static !== after.static,
  'number of parameters changed in C': (before, after, language) =>
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
  'result type changed': (before, after) =>
    before.isCallback
      ? !isWithin(before.returns, after.returns)
      : !isWithin(after.returns, before.returns),
};

/** Tests whether the differences of a member break programs. */
export function isBreakingChange(
  before: SurfaceMember,
  after: SurfaceMember,
  older: Surface,
): boolean {
  return Object.values(RULES).some((rule) => rule({before, after, older}));
}

/**
 * Tests whether an added member breaks programs: a field of a structure that they allocate, or a required member of an
 * object that they pass to the library.
 */
export function isBreakingAddition(
  {name, kind, optional, calls}: SurfaceMember,
  older: Surface,
): boolean {
  const owner = older.members.find(
    (member) => member.name === name.slice(0, name.lastIndexOf('.')),
  );
  return older.language === 'c'
    ? (owner?.order?.length ?? 0) > 0
    : owner?.declaration.startsWith('interface ') === true &&
        (kind === 'property' || calls !== undefined) &&
        !optional &&
        older.inputs.has(owner.name);
}

function isRequired(
  {optional}: ContractParameter,
  index: number,
  {parameters, variadic}: SurfaceCall,
): boolean {
  return !optional && !(variadic && index === parameters.length - 1);
}

function typeFits(
  before: SurfaceMember,
  after: SurfaceMember,
  older: Surface,
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

function isInput({name}: SurfaceMember, {inputs}: Surface): boolean {
  return inputs.has(name.slice(0, name.lastIndexOf('.')));
}

/** Tests whether programs supply a member and do not read it, such as a read-only option of a parameter type. */
function isOnlyInput(member: SurfaceMember, older: Surface): boolean {
  return member.readonly === true && isInput(member, older);
}

/** Tests whether a union is a subset of another: `'a' | 'b'` is within `'a' | 'b' | 'c'`. */
function isWithin(type: string, other: string): boolean {
  const allowed = splitUnion(other);
  return (
    type === other || splitUnion(type).every((each) => allowed.includes(each))
  );
}

/** Splits a union at its top-level bars. */
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
