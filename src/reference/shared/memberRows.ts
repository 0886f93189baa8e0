/** A row of an index of members. */
export interface MemberRow {
  /** `name`, or `name()` for a function. */
  readonly name: string;
  /** Address of the entry; absent if several members have the name. */
  readonly url?: string;
  /** Kind or owner of the member. */
  readonly note?: string;
  /** Types with a member of this name, with the address of each entry. */
  readonly owners?: readonly (readonly [name: string, url: string])[];
}

/** Sorts the rows of an index alphabetically. */
export function sortMemberRows(rows: readonly MemberRow[]): MemberRow[] {
  return [...rows].sort((a, b) =>
    a.name.localeCompare(b.name, 'en', {sensitivity: 'base', numeric: true}),
  );
}

/** Letter under which an index lists a name, and its anchor. */
export function getIndexLetter({name}: Pick<MemberRow, 'name'>): {
  readonly id: string;
  readonly title: string;
} {
  const letter = /^[a-z]/i.exec(name)?.[0].toUpperCase();
  return letter
    ? {id: `letter-${letter.toLowerCase()}`, title: letter}
    : {id: 'signs', title: '#'};
}
