import path from 'node:path';
import type {Code, InlineCode, Parent, Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import {pagePlaceOf} from '../page/place';
import {FaultError, ProblemError} from '../problem';
import {link} from './nodes';

/** A remark step: changes the syntax tree of one page. */
export type RemarkStep = (
  tree: Root,
  file: {readonly path: string},
) => void | Promise<void>;

/** What a reference writes into one page. What it throws is said of the page's file and line. */
export interface PageWriter {
  /** Blocks in the place of an element; `undefined` leaves it as it is. */
  element?(element: MdxJsxFlowElement): readonly RootContent[] | undefined;
  /** Fills a fence, and says to which entries its names lead. */
  fence?(fence: Code): ReadonlyMap<string, string>;
  /** Address of the entry that a text in back-ticks names. */
  addressOf?(text: string): string | undefined;
  /** Called once, after all else. */
  close?(tree: Root): void;
}

/** How the pages of a set show what its contract says. */
export interface Reference<Contract> {
  /** Gives the contract as it is now. */
  readonly contract: () => Contract;
  readonly open: (contract: Contract, page: {path: string}) => PageWriter;
}

/**
 * Makes the remark step of a set whose pages take texts from a contract. Names lead to their entries, but for
 * those of the page itself.
 *
 * @throws ProblemError for a FaultError of the writer, else Error as `file:line: reason`; from the step
 */
export function referenceStep<Contract>({
  contract,
  open,
}: Reference<Contract>): (...page: Parameters<RemarkStep>) => void {
  return (tree, {path: file}) => {
    const writer = open(contract(), {path: file});
    const route = pagePlaceOf(
      path.relative(process.cwd(), path.resolve(file)),
    )?.route;
    for (const target of targetsOf(tree)) {
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

/** The elements, then the fences of a page, as they stand before anything is written. */
function targetsOf(tree: Root): Target[] {
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

/**
 * Marks the names of a fence that have an entry, in a property of its `code` element: JSON, name → address.
 * `src/components/CodeFence` makes links of them.
 */
function markNames(
  fence: Code,
  addresses: ReadonlyMap<string, string>,
  route: string | undefined,
): void {
  const others = [...addresses].filter(([, url]) => url !== route);
  if (others.length > 0) {
    const nameLinks = JSON.stringify(Object.fromEntries(others));
    fence.data = {
      ...fence.data,
      hProperties: {...fence.data?.hProperties, nameLinks},
    };
  }
}

/**
 * Links the names in back-ticks to their entries: in prose and tables, the first time in each
 * section, and not where they are a link already.
 */
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
