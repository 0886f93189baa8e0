import type {Code, InlineCode, Parent, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {SKIP, visit} from 'unist-util-visit';
import {
  UnlocatedProblemError,
  findOriginalFile,
  findPagePlace,
  getJsxAttribute,
  ProblemError,
  toRelativePath,
  setHtmlProperties,
  type RemarkStep,
  md,
} from '../../content';
import {DOCS_LOCALE, type Locale} from '../../site/locales';
import {translateBlocks} from './translateBlocks';

/** An element such as `<ApiTable of="Name …" only="member …" />`. */
export interface ElementTag {
  readonly name: string;
  /** Names of the contract. */
  readonly of: readonly string[];
  /** Members to list; all if empty. */
  readonly only: readonly string[];
}

/** Functions that write the blocks in place of an element, by its name. Other elements stay. */
export type ElementWriters<Facts> = Readonly<
  Record<string, (facts: Facts, tag: ElementTag) => md.Blocks>
>;

export interface ReferenceStepOptions<Facts> {
  /** Reads the contract and the pages as they are now. */
  readonly current: (locale?: Locale) => Facts;
  readonly elements: ElementWriters<Facts>;
  /** Fills a fence, and returns the addresses of the names in its code. */
  readonly fillFence?: (
    facts: Facts,
    fence: Code,
    file: string,
  ) => ReadonlyMap<string, string>;
  /** Address of the entry for a text in back-ticks. */
  readonly addressOf?: (facts: Facts, text: string) => string | undefined;
}

/**
 * Creates the remark transformer of a set with a contract. It replaces elements such as
 * `<ApiParameters of="name" />` by texts from the contract, and links names to their entries, except on the page that
 * has the entry. It runs before Docusaurus's own steps, so that its headings enter the table of contents and its links
 * are checked.
 *
 * @throws ProblemError for an UnlocatedProblemError of a writer, else Error as `file:line: reason`; from the
 *   transformer
 */
export function createReferenceStep<Facts>({
  current,
  elements,
  fillFence,
  addressOf,
}: ReferenceStepOptions<Facts>): (...page: Parameters<RemarkStep>) => void {
  return (tree, {path: file}) => {
    const page = toRelativePath(file);
    const {route, locale = DOCS_LOCALE} = findPagePlace(page) ?? {};
    const facts = current(locale);
    // Translations show the files beside the English page.
    const source = findOriginalFile(page) ?? file;
    if (fillFence) {
      visit(tree, 'code', (fence) => {
        const addresses = locateErrors(file, fence, () =>
          fillFence(facts, fence, source),
        );
        addNameLinks(fence, addresses, route);
      });
    }
    visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
      const write = elements[node.name ?? ''];
      if (!write) {
        return undefined;
      }
      const blocks = md.flatten<md.Block>(
        locateErrors(file, node, () => write(facts, readTag(node))),
      );
      if (locale !== DOCS_LOCALE) {
        translateBlocks(blocks, locale);
      }
      parent!.children.splice(index!, 1, ...blocks);
      return [SKIP, index! + blocks.length];
    });
    if (addressOf) {
      linkNames(tree, (text) => addressOf(facts, text), route);
    }
  };
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
function addNameLinks(
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
    (parent as Parent).children[index] = md.link(url, node as InlineCode);
    return 'skip';
  });
}

function isLink(node: {readonly type: string}): boolean {
  return 'name' in node && (node.name === 'a' || node.name === 'Link');
}
