import type {Heading, List, PhrasingContent, RootContent} from 'mdast';

/** A row of an index. */
export interface IndexRow {
  /** What it is sorted by. */
  readonly name: string;
  readonly children: readonly PhrasingContent[];
}

/** Names that begin with no letter stand first. */
const SIGNS = {id: 'signs', title: '#'};

/** An index from A to Z: a heading for each letter that there is, and below it its rows. */
export function aToZ(rows: readonly IndexRow[]): RootContent[] {
  const sorted = [...rows].sort((a, b) =>
    a.name.localeCompare(b.name, 'en', {sensitivity: 'base', numeric: true}),
  );
  const letters = new Map<string, IndexRow[]>();
  for (const row of sorted) {
    const letter = /^[a-z]/i.exec(row.name)?.[0].toUpperCase() ?? '';
    letters.set(letter, [...(letters.get(letter) ?? []), row]);
  }
  return [...letters].flatMap(([letter, members]) => [
    letter
      ? headingOf(letter, `letter-${letter.toLowerCase()}`)
      : headingOf(SIGNS.title, SIGNS.id),
    listOf(members),
  ]);
}

function headingOf(title: string, id: string): Heading {
  return {
    type: 'heading',
    depth: 2,
    children: [{type: 'text', value: title}],
    data: {hProperties: {id}},
  };
}

function listOf(rows: readonly IndexRow[]): List {
  return {
    type: 'list',
    ordered: false,
    spread: false,
    children: rows.map(({children}) => ({
      type: 'listItem',
      spread: false,
      children: [{type: 'paragraph', children: [...children]}],
    })),
  };
}
