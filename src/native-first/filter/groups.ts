/** What a field shows or hides as one. */
interface Entry {
  readonly parts: readonly HTMLElement[];
  /** What it is found by, in lower case. */
  readonly text: string;
}

/** Entries that stand together, and what goes when none of them is left. */
export interface Group {
  readonly heads: readonly HTMLElement[];
  readonly entries: readonly Entry[];
}

/** How many blocks below the name of an entry it is found by: the declaration, and what it means. */
const FOUND_BY = 2;

/**
 * The entries below a field: the rows of an index, which stand in sections; the rows of the tables in its part of the
 * page; or those of a reference, where each has a heading that begins with code.
 *
 * @param field - element that holds the field
 */
export function groupsBelow(field: Element): Group[] {
  const blocks = [...field.parentElement!.children] as HTMLElement[];
  const below = blocks.slice(blocks.indexOf(field as HTMLElement) + 1);
  const rows = [
    ...below
      .filter(({localName}) => localName === 'section')
      .map((section) => rowsOf([section], section, 'li')),
    ...tableGroups(upTo('h2', below)),
  ];
  return rows.length > 0 ? rows : referenceGroups(below);
}

/** Tables, each with the heading in front of it. */
function tableGroups(blocks: readonly HTMLElement[]): Group[] {
  return blocks.flatMap((block, index) => {
    const before = blocks[index - 1];
    const isNamed = before?.localName === 'h3';
    const group = rowsOf(
      isNamed ? [before, block] : [block],
      block,
      'tbody tr',
    );
    return group.entries.length > 0 ? group : [];
  });
}

function rowsOf(
  heads: readonly HTMLElement[],
  holder: HTMLElement,
  selector: string,
): Group {
  const rows = [...holder.querySelectorAll<HTMLElement>(selector)];
  return {heads, entries: rows.map((row) => entryOf([row], [row]))};
}

function referenceGroups(blocks: readonly HTMLElement[]): Group[] {
  return blocks.flatMap((head, index) =>
    head.localName === 'h2' && head.firstChild?.nodeName === 'CODE'
      ? {
          heads: [head],
          entries: entriesOf(head, upTo('h2', blocks.slice(index + 1))),
        }
      : [],
  );
}

/** What a group says of itself, and each heading in it with what is below. */
function entriesOf(head: HTMLElement, blocks: readonly HTMLElement[]): Entry[] {
  const intro = upTo('h3', blocks);
  const members = blocks.flatMap((name, index) => {
    const below = upTo('h3', blocks.slice(index + 1));
    return name.localName === 'h3'
      ? entryOf([name, ...below], [head, name, ...below.slice(0, FOUND_BY)])
      : [];
  });
  return [entryOf(intro, [head, ...intro.slice(0, FOUND_BY)]), ...members];
}

/** The blocks before the first of a name. */
function upTo(
  name: string,
  blocks: readonly HTMLElement[],
): readonly HTMLElement[] {
  const end = blocks.findIndex(({localName}) => localName === name);
  return end < 0 ? blocks : blocks.slice(0, end);
}

function entryOf(
  parts: readonly HTMLElement[],
  foundBy: readonly HTMLElement[],
): Entry {
  return {
    parts,
    text: foundBy
      .map(({textContent}) => textContent)
      .join(' ')
      .toLowerCase(),
  };
}
