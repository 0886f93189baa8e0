import type {Code, InlineCode, Parent, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import {
  UnlocatedProblemError,
  findPagePlace,
  getJsxAttribute,
  ProblemError,
  toRelativePath,
  setHtmlProperties,
  type RemarkStep,
} from '../../content';
import {type Block, type Blocks, flatten, link} from './nodes';

/** An element such as `<ApiTable of="Name …" only="member …" />`. */
export interface ElementTag {
  readonly name: string;
  /** Names of the contract. */
  readonly of: readonly string[];
  /** Members to list; all if empty. */
  readonly only: readonly string[];
}

/** How the pages of a set show its contract. Errors get the page's file and line. */
export interface Reference<Current> {
  /** Reads the contract and the pages as they are now. */
  readonly current: () => Current;
  /** Write the blocks that replace each element; elements of other names stay. */
  readonly elements: Readonly<
    Record<string, (current: Current, tag: ElementTag) => Blocks>
  >;
  /** Fills a fence, and returns the addresses of the names in its code. */
  readonly fillFence?: (
    current: Current,
    fence: Code,
    file: string,
  ) => ReadonlyMap<string, string>;
  /** Address of the entry for a text in back-ticks. */
  readonly addressOf?: (current: Current, text: string) => string | undefined;
}

/**
 * Makes the remark transformer of a set with a contract. Names become links to their entries, except on the page that has
 * the entry.
 *
 * @throws ProblemError for a UnlocatedProblemError of the reference, else Error as `file:line: reason`; from the transformer
 */
export function referenceStep<Current>({
  current: read,
  elements,
  fillFence,
  addressOf,
}: Reference<Current>): (...page: Parameters<RemarkStep>) => void {
  return (tree, {path: file}) => {
    const current = read();
    const route = findPagePlace(toRelativePath(file))?.route;
    const fences = fillFence ? findNodes<Code>(tree, 'code') : [];
    for (const [node, parent] of findNodes<MdxJsxFlowElement>(
      tree,
      'mdxJsxFlowElement',
    )) {
      const write = elements[node.name ?? ''];
      if (write) {
        const blocks = locateErrors(file, node, () =>
          write(current, readTag(node)),
        );
        const at = parent.children.indexOf(node);
        parent.children.splice(at, 1, ...flatten<Block>(blocks));
      }
    }
    for (const [fence] of fences) {
      const addresses = locateErrors(file, fence, () =>
        fillFence!(current, fence, file),
      );
      markNames(fence, addresses, route);
    }
    if (addressOf) {
      linkNames(tree, (text) => addressOf(current, text), route);
    }
  };
}

/** Finds the nodes of a type and their parents, so that the caller can change the tree. */
function findNodes<Node extends Code | MdxJsxFlowElement>(
  tree: Root,
  type: Node['type'],
): [Node, Parent][] {
  const found: [Node, Parent][] = [];
  visit(tree, type, (node, _, parent) => {
    if (parent) {
      found.push([node as Node, parent]);
    }
  });
  return found;
}

function readTag(element: MdxJsxFlowElement): ElementTag {
  const words = (name: string): string[] => {
    const value = getJsxAttribute(element, name);
    return typeof value === 'string' ? value.split(/\s+/).filter(Boolean) : [];
  };
  return {name: element.name ?? '', of: words('of'), only: words('only')};
}

function locateErrors<Result>(
  file: string,
  {position}: Code | MdxJsxFlowElement,
  act: () => Result,
): Result {
  try {
    return act();
  } catch (error) {
    const line = position?.start.line ?? 1;
    throw error instanceof UnlocatedProblemError
      ? new ProblemError([{file, line, ...error.fault}], {cause: error})
      : new Error(`${file}:${line}: ${(error as Error).message}`, {
          cause: error,
        });
  }
}

/** Sets the property `nameLinks` of a fence, a JSON object of addresses by name, for `src/components/CodeFence`. */
function markNames(
  fence: Code,
  addresses: ReadonlyMap<string, string>,
  route: string | undefined,
): void {
  const others = [...addresses].filter(([, url]) => url !== route);
  if (others.length > 0) {
    setHtmlProperties(fence, {
      nameLinks: JSON.stringify(Object.fromEntries(others)),
    });
  }
}

/** Links the first use of each name in back-ticks per section, except in headings and links. */
function linkNames(
  tree: Root,
  addressOf: (text: string) => string | undefined,
  route: string | undefined,
): void {
  const linked = new Set<string>();
  visit(tree, (node, index, parent) => {
    if (node.type === 'heading') {
      linked.clear();
      return 'skip';
    }
    if (node.type === 'link' || isLink(node)) {
      return 'skip';
    }
    if (node.type !== 'inlineCode' || !parent || index === undefined) {
      return undefined;
    }
    const url = addressOf(node.value);
    if (url === undefined || url === route || linked.has(url)) {
      return undefined;
    }
    linked.add(url);
    (parent as Parent).children[index] = link(url, node as InlineCode);
    return 'skip';
  });
}

function isLink(node: {readonly type: string}): boolean {
  return 'name' in node && (node.name === 'a' || node.name === 'Link');
}
