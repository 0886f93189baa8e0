/** Elements that the filter shows or hides together. */
interface Entry {
  readonly parts: readonly HTMLElement[];
  /** Text to search in, in lower case. */
  readonly text: string;
}

export interface FilterGroup {
  /** Elements that are hidden if no entry of the group matches. */
  readonly heads: readonly HTMLElement[];
  readonly entries: readonly Entry[];
}

/** Returns the blocks below the name of an entry that are searched: declaration and description, but not uses. */
const findSearched = (blocks: readonly HTMLElement[]) =>
  blocks.slice(0, 2).filter(({localName}) => localName !== 'details');

/**
 * Finds the groups of entries that a field filters: rows of an index in sections, rows of tables up to the
 * next `h2`, or otherwise headings of a reference that begin with code.
 *
 * @param field - element that contains the field
 */
export function findFilterGroups(field: Element): FilterGroup[] {
  const blocks = [...field.parentElement!.children] as HTMLElement[];
  const below = blocks.slice(blocks.indexOf(field as HTMLElement) + 1);
  const rows = [
    ...below
      .filter(({localName}) => localName === 'section')
      .map((section) => rowGroup([section], section, 'li')),
    ...tableGroups(upTo('h2', below)),
  ];
  return rows.length > 0 ? rows : referenceGroups(below);
}

/** Creates a group for each table. Its heads include the `h3` before the table. */
function tableGroups(blocks: readonly HTMLElement[]): FilterGroup[] {
  return blocks.flatMap((block, index) => {
    const before = blocks[index - 1];
    const isNamed = before?.localName === 'h3';
    const group = rowGroup(
      isNamed ? [before, block] : [block],
      block,
      'tbody tr',
    );
    return group.entries.length > 0 ? group : [];
  });
}

function rowGroup(
  heads: readonly HTMLElement[],
  holder: HTMLElement,
  selector: string,
): FilterGroup {
  const rows = [...holder.querySelectorAll<HTMLElement>(selector)];
  return {heads, entries: rows.map((row) => makeEntry([row], [row]))};
}

/** Creates a group for each `h2`. Sections whose name is not code have no entries. */
function referenceGroups(blocks: readonly HTMLElement[]): FilterGroup[] {
  return blocks.flatMap((head, index) => {
    const below = upTo('h2', blocks.slice(index + 1));
    return head.localName !== 'h2'
      ? []
      : head.firstChild?.nodeName === 'CODE'
        ? {heads: [head], entries: referenceEntries(head, below)}
        : {heads: [head, ...below], entries: []};
  });
}

/** Creates the entries below an `h2`: one for the introduction, and one for each `h3` with its blocks. */
function referenceEntries(
  head: HTMLElement,
  blocks: readonly HTMLElement[],
): Entry[] {
  const intro = upTo('h3', blocks);
  const members = blocks.flatMap((name, index) => {
    const below = upTo('h3', blocks.slice(index + 1));
    return name.localName === 'h3'
      ? makeEntry([name, ...below], [head, name, ...findSearched(below)])
      : [];
  });
  return [makeEntry(intro, [head, ...findSearched(intro)]), ...members];
}

/** Returns the blocks before the first one with this tag name. */
function upTo(
  name: string,
  blocks: readonly HTMLElement[],
): readonly HTMLElement[] {
  const end = blocks.findIndex(({localName}) => localName === name);
  return end < 0 ? blocks : blocks.slice(0, end);
}

function makeEntry(
  parts: readonly HTMLElement[],
  searched: readonly HTMLElement[],
): Entry {
  return {
    parts,
    text: searched
      .map(({textContent}) => textContent)
      .join(' ')
      .toLowerCase(),
  };
}
