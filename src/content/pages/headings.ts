import GithubSlugger from 'github-slugger';
import type {Heading, Nodes, Root} from 'mdast';
import {toString as nodeText} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';

export interface PageHeading {
  readonly level: number;
  readonly text: string;
  readonly line: number;
  /** Id that the writer or a remark plugin has given to the heading. */
  readonly explicitId: string | undefined;
  /** Id of the heading in the built page. */
  readonly id: string;
  readonly node: Heading;
}

const EXPLICIT_ID = /^\/\*\s*#([^\s*]+)\s*\*\/$/;

/** Lists the headings of a page, in order, with the ids that Docusaurus gives them. */
export function findPageHeadings(tree: Root): PageHeading[] {
  const slugger = new GithubSlugger();
  const headings: PageHeading[] = [];
  visit(tree, 'heading', (node: Heading) => {
    // Remark plugins that add headings set the id as an HTML property.
    const property = node.data?.hProperties?.['id'];
    const explicitId =
      typeof property === 'string'
        ? slugger.slug(property, true)
        : writtenId(node);
    const text = headingText(node);
    headings.push({
      level: node.depth,
      text,
      line: node.position?.start.line ?? 1,
      explicitId,
      id: explicitId ?? slugger.slug(text),
      node,
    });
  });
  return headings;
}

// Reads the id in `{#id}`, which `toMdxSource` has converted to a comment.
function writtenId(node: Heading): string | undefined {
  const last = node.children.at(-1);
  return last?.type === 'mdxTextExpression'
    ? EXPLICIT_ID.exec(last.value)?.[1]
    : undefined;
}

function headingText(node: Heading): string {
  return node.children
    .filter(({type}) => type !== 'mdxTextExpression')
    .map((child) => nodeText(child as Nodes))
    .join('')
    .trim();
}
