import type {PhrasingContent} from 'mdast';
import {findMember, valuesTypeOf} from '../contract/lookUp';
import type {Contract} from '../contract/types';
import {readInline, text} from './nodes';
import type {Home} from './pages';

/** Anchor of a type's table, or of one member's row. */
export function anchorOf(type: string, member?: string): string {
  const slug = (name: string) => name.replace(/[^\w]+/g, '').toLowerCase();
  return `api-${slug(type)}${member === undefined ? '' : `-${slug(member)}`}`;
}

/** Links names of the contract to where they are described. */
export class NameLinker {
  constructor(
    private readonly contract: Contract,
    private readonly homes: ReadonlyMap<string, Home>,
  ) {}

  /** Address of a type, or of a member of it; `undefined` when no page describes it. */
  address(type: string, member?: string): string | undefined {
    const symbol = this.contract.symbols.get(type);
    const home = this.homes.get(type);
    if (!symbol || !home) {
      const values = symbol && valuesTypeOf(symbol);
      return values ? this.address(values) : undefined;
    }
    if (member === undefined) {
      return symbol.members.length === 0
        ? `${home.page}#${anchorOf(type, '')}`
        : `${home.page}#${anchorOf(type)}`;
    }
    const found = findMember(this.contract, type, member);
    if (found && found.owner.name !== type) {
      return this.address(found.owner.name, member);
    }
    const page = home.members.get(member) ?? home.page;
    return `${page}#${anchorOf(type, member)}`;
  }

  /** A type's text, every name that a page describes as a link. */
  type(source: string): PhrasingContent[] {
    return source.split(/\b([A-Z]\w*)\b/).flatMap((part): PhrasingContent[] => {
      const url = this.address(part);
      if (url) {
        return [{type: 'link', url, children: [text(part)]}];
      }
      return part ? [text(part)] : [];
    });
  }

  /** A TSDoc text, `{@link Name}` as links and the rest as Markdown. */
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

  /** What a call throws, each error code as a link to what it means. */
  errors(source: string): PhrasingContent[] {
    return this.prose(
      source
        .replace(/^SpreadsheetError (?=`)/, '')
        .replace(
          /`([A-Z][A-Z_]+)`/g,
          (_, code: string) => `{@link ${CODES}.${code}}`,
        ),
    ).map((node) => shortenCode(node));
  }
}

const CODES = 'SpreadsheetErrorCodes';

// `SpreadsheetErrorCodes.ABORTED` reads as `ABORTED` where every name is a code.
function shortenCode(node: PhrasingContent): PhrasingContent {
  if (node.type === 'link') {
    return {
      ...node,
      children: node.children.map(shortenCode) as typeof node.children,
    };
  }
  return node.type === 'inlineCode'
    ? {...node, value: node.value.replace(`${CODES}.`, '')}
    : node;
}
