import type {Code, Parent, Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from '../esPackages';
import {FaultError, ProblemError} from '../problem';

/** A remark step: changes the syntax tree of one page. */
export type RemarkStep = (
  tree: Root,
  file: {readonly path: string},
) => void | Promise<void>;

/** What a reference writes into one page. What it throws is said of the page's file and line. */
export interface PageWriter {
  /** Blocks in the place of an element; `undefined` leaves it as it is. */
  element?(element: MdxJsxFlowElement): readonly RootContent[] | undefined;
  /** The node in the place of a fence, which may also be changed itself; `undefined` leaves it. */
  fence?(
    fence: Code,
  ): RootContent | undefined | Promise<RootContent | undefined>;
  /** Called once, after every element and fence. */
  close?(tree: Root): void;
}

/** How the pages of a set show what its contract says. */
export interface Reference<Contract> {
  /** Gives the contract as it is now. */
  readonly contract: () => Contract;
  readonly open: (contract: Contract, page: {path: string}) => PageWriter;
}

/**
 * Makes the remark step of a set whose pages take texts from a contract.
 *
 * @throws ProblemError for a FaultError of the writer, else Error as `file:line: reason`; from the step
 */
export function referenceStep<Contract>({
  contract,
  open,
}: Reference<Contract>): (...page: Parameters<RemarkStep>) => Promise<void> {
  return async (tree, {path}) => {
    const writer = open(contract(), {path});
    for (const target of targetsOf(tree)) {
      await write(writer, target, path);
    }
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

async function write(
  writer: PageWriter,
  {node, parent}: Target,
  path: string,
): Promise<void> {
  try {
    const blocks =
      node.type === 'code'
        ? [(await writer.fence?.(node)) ?? node]
        : (writer.element?.(node) ?? [node]);
    const index = parent.children.indexOf(node);
    if (index >= 0) {
      parent.children.splice(index, 1, ...blocks);
    }
  } catch (error) {
    const line = node.position?.start.line ?? 1;
    throw error instanceof FaultError
      ? new ProblemError([{file: path, line, ...error.fault}], {cause: error})
      : new Error(`${path}:${line}: ${(error as Error).message}`, {
          cause: error,
        });
  }
}
