import type {Code, InlineCode, Parent, Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import {
  FaultError,
  findPagePlace,
  ProblemError,
  relativePath,
  setProperties,
  type RemarkStep,
} from '../../content';
import {link} from './nodes';

/** Writes the reference into one page. Errors get the page's file and line. */
export interface PageWriter {
  /** Returns the blocks that replace an element; `undefined` keeps it. */
  element?(element: MdxJsxFlowElement): readonly RootContent[] | undefined;
  /** Fills a fence, and returns the addresses of the names in its code. */
  fence?(fence: Code): ReadonlyMap<string, string>;
  /** Address of the entry for a text in back-ticks. */
  addressOf?(text: string): string | undefined;
  /** Called once, after all other methods. */
  close?(tree: Root): void;
}

/** How the pages of a set show its contract. */
export interface Reference<Contract> {
  /** Reads the contract as it is now. */
  readonly contract: () => Contract;
  readonly open: (contract: Contract, page: {path: string}) => PageWriter;
}

/**
 * Makes the remark transformer of a set with a contract. Names become links to their entries, except on the page that has
 * the entry.
 *
 * @throws ProblemError for a FaultError of the writer, else Error as `file:line: reason`; from the transformer
 */
export function referenceStep<Contract>({
  contract,
  open,
}: Reference<Contract>): (...page: Parameters<RemarkStep>) => void {
  return (tree, {path: file}) => {
    const writer = open(contract(), {path: file});
    const route = findPagePlace(relativePath(file))?.route;
    for (const target of findTargets(tree)) {
      write(writer, target, file, route);
    }
    linkNames(tree, (text) => writer.addressOf?.(text), route);
    writer.close?.(tree);
  };
}

interface Target {
  readonly node: Code | MdxJsxFlowElement;
  readonly parent: Parent;
}

/** Finds the elements, then the fences of a page, before the writer changes the tree. */
function findTargets(tree: Root): Target[] {
  const elements: Target[] = [];
  const fences: Target[] = [];
  visit(tree, (node, _, parent) => {
    if (parent && node.type === 'mdxJsxFlowElement') {
      elements.push({node: node as MdxJsxFlowElement, parent});
    } else if (parent && node.type === 'code') {
      fences.push({node, parent});
    }
  });
  return [...elements, ...fences];
}

function write(
  writer: PageWriter,
  {node, parent}: Target,
  file: string,
  route: string | undefined,
): void {
  try {
    if (node.type === 'code') {
      markNames(node, writer.fence?.(node) ?? new Map(), route);
      return;
    }
    const blocks = writer.element?.(node) ?? [node];
    parent.children.splice(parent.children.indexOf(node), 1, ...blocks);
  } catch (error) {
    const line = node.position?.start.line ?? 1;
    throw error instanceof FaultError
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
    setProperties(fence, {
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
