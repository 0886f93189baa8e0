import type {PhrasingContent} from 'mdast';
import type {MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {type SourcePage, md} from '../../content';
import {
  findMember,
  findValuesInterface,
  type Declarations,
} from '@document-sdk/contract';
import type {MemberKey} from './lookUp';

/** Elements that name types of the contract: a table with links to the entries, and the entries. */
type ApiElement = 'ApiTable' | 'ApiEntries';

/** Finds the `<ApiTable of="Name …" />` or `<ApiEntries …>` tags in the source of a page, with the types that they name. */
export function findApiTags(
  source: string,
  element: ApiElement,
): {readonly line: number; readonly of: readonly string[]}[] {
  const tag = new RegExp(`<${element}\\b([^>]*?)/>`, 'g');
  return [...source.matchAll(tag)].map(({index, 1: attributes = ''}) => ({
    line: source.slice(0, index).split('\n').length,
    of: /\bof="([^"]*)"/.exec(attributes)?.[1]?.match(/\S+/g) ?? [],
  }));
}

/** Address of the page with the entry of each type. */
export function findEntryPages(
  pages: readonly Pick<SourcePage, 'route' | 'text'>[],
): Map<string, string> {
  return new Map(
    pages.flatMap(({route, text: source}) =>
      findApiTags(source, 'ApiEntries').flatMap(({of}) =>
        of.map((name) => [name, route] as const),
      ),
    ),
  );
}

/** Anchor of the entry of a type or member. It is case-sensitive: `limits` and `Limits` differ. */
export function formatEntryAnchor(type: string, member?: string): string {
  const slug = (name: string) => name.replace(/\W+/g, '');
  return member === undefined ? slug(type) : `${slug(type)}-${slug(member)}`;
}

/** Links names of the contract to their entries. */
export class NameLinker {
  /** @param pages - address of the page with the entry of each type */
  constructor(
    readonly declarations: Declarations,
    private readonly pages: ReadonlyMap<string, string>,
  ) {}

  /** Address of the entry of a type or member; `undefined` if there is none. */
  address(type: string, member?: string): string | undefined {
    const symbol = this.declarations.symbols.get(type);
    const page = this.pages.get(type);
    if (!symbol || !page) {
      const values = symbol && findValuesInterface(symbol);
      return values ? this.address(values) : undefined;
    }
    const owner =
      member && findMember(this.declarations, type, member)?.owner.name;
    return owner && owner !== type
      ? this.address(owner, member)
      : `${page}#${formatEntryAnchor(type, owner && member)}`;
  }

  /** Address of the entry of a key. */
  keyAddress(key: MemberKey = ''): string | undefined {
    const [, type = key, member] = /^(.*)\.(.*)$/.exec(key) ?? [];
    return this.declarations.symbols.has(key)
      ? this.address(key)
      : this.address(type, member);
  }

  /** Converts the text of a type to nodes; names with an entry become links. */
  type(source: string): PhrasingContent[] {
    return source.split(/\b([A-Z]\w*)\b/).flatMap((part): PhrasingContent[] => {
      const url = this.address(part);
      return part ? [url ? md.link(url, part) : md.text(part)] : [];
    });
  }

  /** Converts a TSDoc text to nodes: Markdown with `{@link Name}`. */
  prose(source: string): PhrasingContent[] {
    const markdown = source.replace(
      /\{@link (\w+)(?:\.(\w+))?\}/g,
      (_, type: string, member?: string) => {
        const name = member === undefined ? type : `${type}.${member}`;
        const url = this.address(type, member);
        return url ? `[\`${name}\`](${url})` : `\`${name}\``;
      },
    );
    return readInline(markdown);
  }
}

// HTML is off: `<b>` in a comment is text.
const markdown = unified()
  .data('micromarkExtensions', [{disable: {null: ['htmlFlow', 'htmlText']}}])
  .use(remarkParse)
  .use(remarkGfm);

/** Code in which names are links. */
export function buildLinkedCode(
  children: readonly PhrasingContent[],
): MdxJsxTextElement {
  return {
    type: 'mdxJsxTextElement',
    name: 'code',
    attributes: [],
    children: [...children],
    // Marks the element as written in the page, so that the theme's component does not replace it.
    data: {_mdxExplicitJsx: true} as MdxJsxTextElement['data'],
  };
}

/** Parses one line of Markdown: code, emphasis, links to pages and mailboxes. */
function readInline(source: string): PhrasingContent[] {
  const [first] = markdown.parse(source).children;
  return first?.type === 'paragraph'
    ? first.children.flatMap(removeUnsafeLinks)
    : [md.text(source)];
}

/** Replaces links and pictures with unsafe addresses, such as `javascript:`, by their text. */
function removeUnsafeLinks(node: PhrasingContent): PhrasingContent[] {
  if ('url' in node && !isSafe(node.url)) {
    return node.type === 'image'
      ? [md.text(node.alt ?? '')]
      : node.children.flatMap(removeUnsafeLinks);
  }
  if ('children' in node) {
    node.children = node.children.flatMap(
      removeUnsafeLinks,
    ) as typeof node.children;
  }
  return [node];
}

function isSafe(url: string): boolean {
  return URL.canParse(url)
    ? ['http:', 'https:', 'mailto:'].includes(new URL(url).protocol)
    : /^[/.#\w]/.test(url);
}
