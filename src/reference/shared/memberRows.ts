import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';

/** A row of an index of members. */
export interface MemberRow {
  /** The member as it is written, with brackets where it is called. */
  readonly name: string;
  /** Entry of the member; absent where several have the name. */
  readonly url?: string;
  /** What the name is, or whose. */
  readonly note?: string;
  /** The types that have a member of this name, with its entry in each. */
  readonly owners?: readonly (readonly [name: string, url: string])[];
}

/** Puts rows into the order of an index. */
export function sortRows(rows: readonly MemberRow[]): MemberRow[] {
  return [...rows].sort((a, b) =>
    a.name.localeCompare(b.name, 'en', {sensitivity: 'base', numeric: true}),
  );
}

/** The group of an index in which a name stands: its letter, and the anchor of that. */
export function letterOf({name}: Pick<MemberRow, 'name'>): {
  readonly id: string;
  readonly title: string;
} {
  const letter = /^[a-z]/i.exec(name)?.[0].toUpperCase();
  return letter
    ? {id: `letter-${letter.toLowerCase()}`, title: letter}
    : {id: 'signs', title: '#'};
}

/** Gives an index on a page its rows. */
export function setRows(
  element: MdxJsxFlowElement,
  rows: readonly MemberRow[],
): void {
  element.attributes = [
    {type: 'mdxJsxAttribute', name: 'rows', value: JSON.stringify(rows)},
  ];
}
