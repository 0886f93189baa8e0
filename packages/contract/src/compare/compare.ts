import {
  isBreakingAddition,
  isBreakingChange,
  hasOtherDefault,
} from './breaking';
import {findTags} from '../text';
import type {ChangedPart, ContractChange, ApiSurface, ApiMember} from './types';

/**
 * Compares two versions of a contract. Members of added or removed types are not listed.
 *
 * @returns removed names, then changed and added names, in the order of the contracts
 */
export function compareSurfaces(
  older: ApiSurface,
  newer: ApiSurface,
): ContractChange[] {
  const before = indexByName(older);
  const after = indexByName(newer);
  return [
    ...findMissing(after, older).map(({name, declaration}) => ({
      name,
      breaking: true,
      change: 'removed' as const,
      declaration,
    })),
    ...newer.members.flatMap((member) => {
      const known = before.get(member.name);
      return known ? compareMember(known, member, older, newer) : [];
    }),
    ...findMissing(before, newer).map((member) => ({
      name: member.name,
      breaking: isBreakingAddition(member, older),
      change: 'added' as const,
      declaration: member.declaration,
    })),
  ];
}

function indexByName({members}: ApiSurface): Map<string, ApiMember> {
  return new Map(members.map((member) => [member.name, member]));
}

/** Finds members that the other version lacks, except members of a type that is missing altogether. */
function findMissing(
  other: ReadonlyMap<string, ApiMember>,
  {members}: ApiSurface,
): ApiMember[] {
  const missing = members.filter(({name}) => !other.has(name));
  const names = new Set(missing.map(({name}) => name));
  return missing.filter(
    ({name}) => !name.includes('.') || !names.has(ownerName(name)),
  );
}

function compareMember(
  before: ApiMember,
  after: ApiMember,
  older: ApiSurface,
  newer: ApiSurface,
): ContractChange[] {
  const {name} = after;
  const declared: ChangedPart =
    after.kind === 'callable' ? 'signature' : 'type';
  const parts: [ChangedPart, string, string][] = [
    [declared, formatDeclaration(before), formatDeclaration(after)],
    ['value', before.value ?? '', after.value ?? ''],
  ];
  if (hasOtherDefault(before, after)) {
    const {defaultValue: from = ''} = before;
    parts.push(['default', from, after.defaultValue ?? '']);
  }
  const breaking = isBreakingChange(before, after, older, newer);
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
  const isDocumentedAlike =
    joinDocumentation(before) === joinDocumentation(after) &&
    before.deprecated === after.deprecated &&
    (before.defaultValue === after.defaultValue ||
      hasOtherDefault(before, after));
  const known = listErrors(before);
  const errors = listErrors(after).filter((code) => !known.includes(code));
  const documented: ContractChange = {
    ...{name, breaking: false, change: 'documented'},
    ...(errors.length > 0 && {errors}),
  };
  return isDocumentedAlike ? changes : [...changes, documented];
}

/** Lists the codes of the errors that a comment states. */
function listErrors(member: ApiMember): string[] {
  return findTags(member, 'throws').flatMap(({subject}) => subject || []);
}

/** Joins the text and tags of a comment, except tags that are compared on their own. */
function joinDocumentation({
  text,
  brief,
  remedy = '',
  tags = [],
}: ApiMember): string {
  const others = tags.filter(
    ({name}) => !['since', 'deprecated', 'defaultValue'].includes(name),
  );
  return [
    text ?? brief,
    remedy,
    ...others.map(({name, flags, subject, text: own, otherwise}) =>
      [name, flags, subject, own, otherwise].join(' '),
    ),
  ].join('\n');
}

/** Formats a declaration; for a type, including its base types and fields. */
function formatDeclaration({declaration, bases, order}: ApiMember): string {
  return [
    declaration,
    ...(bases ? [`extends ${bases.join(', ')}`] : []),
    ...(order && order.length > 0 ? [`{${order.join(', ')}}`] : []),
  ].join(' ');
}

/** Returns the name of the enclosing type, such as `Sheet` for `Sheet.rename`. */
function ownerName(name: string): string {
  return name.slice(0, name.lastIndexOf('.'));
}
