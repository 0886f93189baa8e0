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
      change: 'removed' as const,
      declaration,
    })),
    ...newer.members.flatMap((member) => {
      const known = before.get(member.name);
      return known ? changesOf(known, member) : [];
    }),
    ...missingFrom(before, newer).map(({name, declaration}) => ({
      name,
      change: 'added' as const,
      declaration,
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
): ContractChange[] {
  const {name} = after;
  const declared: ChangedPart =
    after.kind === 'callable' ? 'signature' : 'type';
  const parts: [ChangedPart, string, string][] = [
    [declared, before.declaration, after.declaration],
    ['value', before.value ?? '', after.value ?? ''],
    ['default', before.defaultValue ?? '', after.defaultValue ?? ''],
  ];
  const changes = parts
    .filter(([, from, to]) => from !== to)
    .map(([change, from, to]): ContractChange => ({name, change, from, to}));
  const isNew = before.deprecated === undefined;
  if (after.deprecated !== undefined && isNew) {
    return [...changes, {name, change: 'deprecated', reason: after.deprecated}];
  }
  return before.documentation === after.documentation &&
    before.deprecated === after.deprecated
    ? changes
    : [...changes, {name, change: 'documented'}];
}

/** The type that a member stands in. */
function ownerOf(name: string): string {
  return name.slice(0, name.lastIndexOf('.'));
}
