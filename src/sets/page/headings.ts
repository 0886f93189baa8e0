import type {Heading, Root} from 'mdast';

/** A heading of a page with its explicit anchor. */
export interface PageHeading {
  readonly depth: number;
  /** Empty when the heading has no `{#id}`. */
  readonly id: string;
  readonly line: number;
  /** Position among the page's top-level nodes. */
  readonly index: number;
}

/** Lists the headings of a parsed page, in order. */
export function listHeadings(tree: Root): PageHeading[] {
  return tree.children.flatMap((node, index) =>
    node.type === 'heading'
      ? [
          {
            depth: node.depth,
            id: explicitId(node),
            line: node.position?.start.line ?? 1,
            index,
          },
        ]
      : [],
  );
}

// `parseMarkdown` turns `{#id}` into the MDX comment that Docusaurus also understands.
function explicitId(heading: Heading): string {
  const last = heading.children.at(-1);
  const match =
    last && 'value' in last ? /\/\*\s*#([\w-]+)\s*\*\//.exec(last.value) : null;
  return match?.[1] ?? '';
}
