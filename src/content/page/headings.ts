import {createSlugger} from '@docusaurus/utils';
import type {Heading, Nodes, Root} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';

/** A heading of a page's source. */
export interface PageHeading {
  readonly level: number;
  readonly text: string;
  readonly line: number;
  /** Id written after the heading, or set by a remark step. */
  readonly explicitId: string | undefined;
  /** Id the heading gets in the built page. */
  readonly id: string;
  readonly node: Heading;
}

const EXPLICIT_ID = /^\/\*\s*#([^\s*]+)\s*\*\/$/;

/** The headings of a page, in order, with the ids Docusaurus gives them. */
export function headingsOf(tree: Root): PageHeading[] {
  const slugger = createSlugger();
  const headings: PageHeading[] = [];
  visit(tree, 'heading', (node: Heading) => {
    // A remark step that makes headings sets the id of one as a property.
    const property = node.data?.hProperties?.['id'];
    const explicitId =
      typeof property === 'string'
        ? slugger.slug(property, {maintainCase: true})
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

// `pageSource` has turned `{#id}` into the comment.
function writtenId(node: Heading): string | undefined {
  const last = node.children.at(-1);
  return last?.type === 'mdxTextExpression'
    ? EXPLICIT_ID.exec(last.value)?.[1]
    : undefined;
}

function headingText(node: Heading): string {
  return node.children
    .filter(({type}) => type !== 'mdxTextExpression')
    .map((child) => textOf(child as Nodes))
    .join('')
    .trim();
}
