import {createSlugger} from '@docusaurus/utils';
import type {Heading, Nodes} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx';
import {toString as textOf} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {SourcePage} from '../../src/sets/page/sourcePage';

/** A heading of a page's source. */
export interface PageHeading {
  readonly level: number;
  readonly text: string;
  readonly line: number;
  /** Id written as `{#id}`. */
  readonly explicitId: string | undefined;
  /** Id the heading gets in the built page. */
  readonly id: string;
}

export type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

const EXPLICIT_ID = /^\/\*\s*#([^\s*]+)\s*\*\/$/;

/** The headings of a page, in order, with the ids Docusaurus gives them. */
export function headingsOf({tree}: Pick<SourcePage, 'tree'>): PageHeading[] {
  const slugger = createSlugger();
  const headings: PageHeading[] = [];
  visit(tree, 'heading', (node: Heading) => {
    const explicitId = explicitIdOf(node);
    const text = headingText(node);
    headings.push({
      level: node.depth,
      text,
      line: node.position?.start.line ?? 1,
      explicitId,
      id:
        explicitId === undefined
          ? slugger.slug(text)
          : slugger.slug(explicitId, {maintainCase: true}),
    });
  });
  return headings;
}

function explicitIdOf(node: Heading): string | undefined {
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

/** Every JSX element of a page, with its line. */
export function jsxElementsOf({
  tree,
}: Pick<SourcePage, 'tree'>): {element: JsxElement; line: number}[] {
  const elements: {element: JsxElement; line: number}[] = [];
  visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
    elements.push({
      element: node as JsxElement,
      line: node.position?.start.line ?? 1,
    });
  });
  return elements;
}

/** Value of a JSX attribute: a text, `true` when it stands alone, `undefined` when absent or computed. */
export function attributeOf(
  element: JsxElement,
  name: string,
): string | true | undefined {
  for (const attribute of element.attributes) {
    if (attribute.type === 'mdxJsxAttribute' && attribute.name === name) {
      const {value} = attribute;
      if (typeof value === 'string' || value === null || value === undefined) {
        return value ?? true;
      }
      return /^\s*(["'`])([^"'`$]*)\1\s*$/.exec(value.value)?.[2];
    }
  }
  return undefined;
}

// Components whose rendered markup holds no anchor of its own.
const WITHOUT_ANCHORS = new Set([
  'Tabs',
  'TabItem',
  'Details',
  'HelpTopics',
  'Company',
  'Provider',
  'StoreLink',
  'DrawingsPicture',
  'SheetPicture',
]);

/** The anchors of a page, and whether its components may add others when it is built. */
export interface PageAnchors {
  readonly ids: ReadonlySet<string>;
  readonly mayHoldMore: boolean;
}

/** Collects what `#…` links to a page may name. */
export function anchorsOf(page: Pick<SourcePage, 'tree'>): PageAnchors {
  const elements = jsxElementsOf(page).map(({element}) => element);
  const written = elements
    .map((element) => attributeOf(element, 'id'))
    .filter((id) => typeof id === 'string');
  return {
    ids: new Set([...headingsOf(page).map(({id}) => id), ...written]),
    mayHoldMore: elements.some(
      ({name}) => name && /^[A-Z]/.test(name) && !WITHOUT_ANCHORS.has(name),
    ),
  };
}
