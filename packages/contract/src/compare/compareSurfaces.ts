import {additionBreaks, breaks} from './breaking';
import type {
  ChangedPart,
  ContractChange,
  Surface,
  SurfaceMember,
} from './types';

/**
 * Compares two versions of a contract.
 *
 * A type that one version lacks stands for its members, which are not listed as well.
 *
 * @returns what was removed, then what changed and was added, in the order of the contracts
 */
export function compareSurfaces(
  older: Surface,
  newer: Surface,
): ContractChange[] {
  const before = byName(older);
  const after = byName(newer);
  return [
    ...missingFrom(after, older).map(({name, declaration}) => ({
      name,
      breaking: true,
      change: 'removed' as const,
      declaration,
    })),
    ...newer.members.flatMap((member) => {
      const known = before.get(member.name);
      return known ? changesOf(known, member, older) : [];
    }),
    ...missingFrom(before, newer).map((member) => ({
      name: member.name,
      breaking: additionBreaks(member, older),
      change: 'added' as const,
      declaration: member.declaration,
    })),
  ];
}

function byName({members}: Surface): Map<string, SurfaceMember> {
  return new Map(members.map((member) => [member.name, member]));
}

/** The members that another version lacks, without those whose type it lacks as well. */
function missingFrom(
  other: ReadonlyMap<string, SurfaceMember>,
  {members}: Surface,
): SurfaceMember[] {
  const missing = members.filter(({name}) => !other.has(name));
  const names = new Set(missing.map(({name}) => name));
  return missing.filter(
    ({name}) => !name.includes('.') || !names.has(ownerOf(name)),
  );
}

function changesOf(
  before: SurfaceMember,
  after: SurfaceMember,
  older: Surface,
): ContractChange[] {
  const {name} = after;
  const declared: ChangedPart =
    after.kind === 'callable' ? 'signature' : 'type';
  const parts: [ChangedPart, string, string][] = [
    [declared, declarationOf(before), declarationOf(after)],
    ['value', before.value ?? '', after.value ?? ''],
    ['default', before.defaultValue ?? '', after.defaultValue ?? ''],
  ];
  const breaking = breaks(before, after, older);
  const changes = parts
    .filter(([, from, to]) => from !== to)
    .map(([change, from, to]): ContractChange => ({
      name,
      breaking,
      change,
      from,
      to,
    }));
  const isNew = before.deprecated === undefined;
  if (after.deprecated !== undefined && isNew) {
    const {deprecated: reason} = after;
    return [...changes, {name, breaking: false, change: 'deprecated', reason}];
  }
  return before.documentation === after.documentation &&
    before.deprecated === after.deprecated
    ? changes
    : [...changes, {name, breaking: false, change: 'documented'}];
}

/** What is declared: of types with their bases, and with their fields where the order of these matters. */
function declarationOf({declaration, bases, order}: SurfaceMember): string {
  return [
    declaration,
    ...(bases ? [`extends ${bases.join(', ')}`] : []),
    ...(order && order.length > 0 ? [`{${order.join(', ')}}`] : []),
  ].join(' ');
}

/** The type that a member stands in. */
function ownerOf(name: string): string {
  return name.slice(0, name.lastIndexOf('.'));
}
