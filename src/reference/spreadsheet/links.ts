import type {PhrasingContent} from 'mdast';
import {link, text} from '../shared/nodes';
import type {Declarations} from './declarations';
import {findMember, valuesInterface, type MemberKey} from './lookUp';
import {readInline} from './nodes';

/** Anchor of the entry of a type or member. It is case-sensitive: `limits` and `Limits` differ. */
export function entryAnchor(type: string, member?: string): string {
  const slug = (name: string) => name.replace(/\W+/g, '');
  return member === undefined ? slug(type) : `${slug(type)}-${slug(member)}`;
}

/** Links names of the contract to their entries. */
export class NameLinker {
  /**
   * @param pages - address of the page with the entry of each type
   */
  constructor(
    private readonly declarations: Declarations,
    private readonly pages: ReadonlyMap<string, string>,
  ) {}

  /** Address of the entry of a type or member; `undefined` if there is none. */
  address(type: string, member?: string): string | undefined {
    const symbol = this.declarations.symbols.get(type);
    const page = this.pages.get(type);
    if (!symbol || !page) {
      const values = symbol && valuesInterface(symbol);
      return values ? this.address(values) : undefined;
    }
    const owner =
      member && findMember(this.declarations, type, member)?.owner.name;
    return owner && owner !== type
      ? this.address(owner, member)
      : `${page}#${entryAnchor(type, owner && member)}`;
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
      return part ? [url ? link(url, part) : text(part)] : [];
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
