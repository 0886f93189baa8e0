import {createHash} from 'node:crypto';
import type {Code, Root, RootContent} from 'mdast';
import type {MdxJsxAttribute, MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {FrontMatter} from '../pages/frontMatter';
import {findPageHeadings} from '../pages/headings';
import type {MarkdownPage} from '../pages/page';

/** Front-matter keys that a translation states itself. It has all others from the English page. */
export const TRANSLATED_KEYS = ['title', 'description', 'sidebar_label'];

/** Front-matter key of a translation: hashes of the English sections from which it was made. */
export const HASHES_KEY = 'translated';

/** Id of the part of a page before its first heading, together with its front matter. */
const OPENING = 'opening';

/** Attributes of elements that a translation states itself. */
const TRANSLATED_ATTRIBUTES = ['alt', 'caption', 'label', 'title'];

/** The part of a page from one heading to the next. */
export interface PageSection {
  /** Id of the heading; `opening` before the first one. */
  readonly id: string;
  /** 1 before the first heading. */
  readonly level: number;
  /** 1-based line of the heading. */
  readonly line: number;
  readonly nodes: RootContent[];
}

/** Splits a page at its headings below the title. Headings inside elements split nothing. */
export function splitSections(tree: Root): PageSection[] {
  const headings = findPageHeadings(tree);
  const sections: PageSection[] = [{id: OPENING, level: 1, line: 1, nodes: []}];
  for (const node of tree.children) {
    const heading = headings.find((each) => each.node === node);
    if (heading && heading.level > 1) {
      sections.push({...heading, nodes: []});
    }
    if (node.type !== 'yaml') {
      sections.at(-1)!.nodes.push(node);
    }
  }
  return sections;
}

/** A code block, or an element on lines of its own. */
export interface SharedNode {
  readonly node: Code | MdxJsxFlowElement;
  /** `code`, or the tag of the element. */
  readonly kind: string;
}

/** Lists the nodes of a section that show code or attributes of the English page in all languages. */
export function listSharedNodes({
  nodes,
}: Pick<PageSection, 'nodes'>): SharedNode[] {
  const found: SharedNode[] = [];
  const section: Root = {type: 'root', children: nodes};
  visit(section, (node) => {
    // The build appends `<Head>` to some pages.
    if (
      node.type === 'code' ||
      (node.type === 'mdxJsxFlowElement' && node.name !== 'Head')
    ) {
      const kind = node.type === 'code' ? 'code' : `<${node.name ?? ''}>`;
      found.push({node, kind});
    }
  });
  return found;
}

/** Selects the attributes that a translation states itself. */
export function pickTranslatedAttributes({
  attributes,
}: MdxJsxFlowElement): MdxJsxAttribute[] {
  return attributes.filter(
    (each): each is MdxJsxAttribute =>
      each.type === 'mdxJsxAttribute' &&
      TRANSLATED_ATTRIBUTES.includes(each.name),
  );
}

/** Hashes what translators read of the sections of an English page: everything but code, imports and untranslated attributes. */
export function hashSections({
  tree,
  frontMatter,
}: Pick<MarkdownPage, 'tree' | 'frontMatter'>): Map<string, string> {
  return new Map(
    splitSections(tree).map(({id, nodes}) => [
      id,
      hashText(
        JSON.stringify(
          id === OPENING ? [pickTranslatedKeys(frontMatter), ...nodes] : nodes,
          keepProse,
        ),
      ),
    ]),
  );
}

/** Hashes an English text, to detect that a translation is older than it. */
export function hashText(text: string): string {
  return createHash('sha1').update(text).digest('hex').slice(0, 8);
}

function pickTranslatedKeys(frontMatter: FrontMatter): FrontMatter {
  return Object.fromEntries(
    Object.entries(frontMatter).filter(([key]) =>
      TRANSLATED_KEYS.includes(key),
    ),
  );
}

/** Replacer for `JSON.stringify` that leaves out what translators do not read. */
function keepProse(key: string, value: unknown): unknown {
  // The check "translations" compares the targets of links.
  if (key === 'position' || key === 'data' || key === 'url') {
    return undefined;
  }
  const node = value as RootContent | null;
  switch (node?.type) {
    case 'code':
    case 'mdxjsEsm':
      return node.type;
    case 'mdxJsxFlowElement':
      return {
        name: node.name,
        attributes: pickTranslatedAttributes(node),
        children: node.children,
      };
    default:
      return value;
  }
}
