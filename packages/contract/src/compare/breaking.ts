import type {ContractParameter} from '../types';
import type {Surface, SurfaceCall, SurfaceMember} from './types';

/** A member as both versions have it. */
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
 * What breaks programs of a name that both versions have. A difference that no row names is compatible: another name of a
 * parameter, a parameter that may be left out now, a setter more, a base more, another comment.
 */
const RULES: Readonly<Record<string, (pair: Pair) => boolean>> = {
  'another kind': ({before, after}) =>
    before.kind !== after.kind ||
    (before.kind === 'type' && !before.type !== !after.type),
  'another value': ({before, after}) => before.value !== after.value,
  'another default': ({before, after}) =>
    before.defaultValue !== after.defaultValue,
  'other parameters of a macro': ({before, after}) =>
    before.kind === 'constant' && before.declaration !== after.declaration,
  'another keyword or type parameters': ({before, after}) =>
    before.kind === 'type' &&
    !before.type &&
    before.declaration !== after.declaration,
  'a base less': ({before, after}) =>
    (before.bases ?? []).some((base) => !after.bases?.includes(base)),
  // Programs are compiled with the place of each field.
  'fields elsewhere': ({before: {order = []}, after}) =>
    order.length > 0 && order.join() !== (after.order ?? []).join(),
  'another type': ({before, after, older}) =>
    before.type !== undefined &&
    after.type !== undefined &&
    !typeFits(before, after, older),
  // Only what programs read may be missing, and only what they give may be demanded.
  'may be missing': ({before, after, older}) =>
    !before.optional && after.optional === true && !isOnlyInput(before, older),
  'must be given': ({before, after, older}) =>
    before.optional === true && !after.optional && isInput(before, older),
  'can no longer be set': ({before, after}) =>
    !before.readonly && after.readonly === true,
  'can no longer be read': ({before, after}) =>
    !before.writeonly && after.writeonly === true,
  'static or of an object': ({before, after}) =>
    Boolean(before.static) !== Boolean(after.static),
  'calls that no signature takes any more': ({before, after, older}) =>
    (before.calls ?? []).some(
      (call) =>
        !after.calls?.some((other) =>
          Object.values(CALL_RULES).every(
            (breaks) => !breaks(call, other, older.language),
          ),
        ),
    ),
};

/** What breaks calls, or, of a callback, the functions that programs write. */
const CALL_RULES: Readonly<Record<string, CallTest>> = {
  'static or of an object': (before, after) => before.static !== after.static,
  'other number of parameters in C': (before, after, language) =>
    language === 'c' &&
    (before.parameters.length !== after.parameters.length ||
      before.variadic !== after.variadic),
  'a parameter less': (before, after) =>
    after.parameters.length < before.parameters.length && !after.variadic,
  'a parameter that must be given': (before, after) =>
    !before.isCallback &&
    after.parameters.some(
      (parameter, index) =>
        isRequired(parameter, index, after) &&
        (index >= before.parameters.length ||
          !isRequired(before.parameters[index]!, index, before)),
    ),
  'a parameter that may be missing': (before, after) =>
    before.isCallback &&
    before.parameters.some(
      (parameter, index) =>
        !parameter.optional && after.parameters[index]?.optional === true,
    ),
  'another type of a parameter': (before, after) =>
    before.parameters.some(({type}, index) => {
      const other = after.parameters[index]?.type ?? type;
      return before.isCallback
        ? !isWithin(other, type)
        : !isWithin(type, other) && type !== other.replace(/\bconst /g, '');
    }),
  'another result': (before, after) =>
    before.isCallback
      ? !isWithin(before.returns, after.returns)
      : !isWithin(after.returns, before.returns),
};

/** Whether a change of a name that both versions have breaks programs. */
export function breaks(
  before: SurfaceMember,
  after: SurfaceMember,
  older: Surface,
): boolean {
  return Object.values(RULES).some((rule) => rule({before, after, older}));
}

/**
 * Whether a new name breaks programs that were written without it: a field of a structure that they hold, or a member
 * that an object which they give must have.
 */
export function additionBreaks(
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

/** Whether programs give a member and do not read it: settings are read-only members of what a call takes. */
function isOnlyInput(member: SurfaceMember, older: Surface): boolean {
  return member.readonly === true && isInput(member, older);
}

/** Whether a type allows nothing that another does not: `'a' | 'b'` is within `'a' | 'b' | 'c'`. */
function isWithin(type: string, other: string): boolean {
  const allowed = alternatives(other);
  return (
    type === other || alternatives(type).every((each) => allowed.includes(each))
  );
}

/** The alternatives of a union; brackets hold unions of their own. */
function alternatives(type: string): string[] {
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
