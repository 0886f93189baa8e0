import type {PhrasingContent} from 'mdast';
import {link, text} from '../shared/nodes';
import {findMember, valuesTypeOf, type MemberKey} from './contract/lookUp';
import type {Contract} from './contract/types';
import {readInline} from './nodes';

/** Anchor of the entry of a type, or of a member of it. As the names it minds upper and lower case: `limits`, `Limits`. */
export function anchorOf(type: string, member?: string): string {
  const slug = (name: string) => name.replace(/\W+/g, '');
  return member === undefined ? slug(type) : `${slug(type)}-${slug(member)}`;
}

/** Links names of the contract to their entries. */
export class NameLinker {
  /**
   * @param homes - address of the page that holds the entries of each type
   */
  constructor(
    private readonly contract: Contract,
    private readonly homes: ReadonlyMap<string, string>,
  ) {}

  /** Address of the entry of a type, or of a member of it; `undefined` when there is none. */
  address(type: string, member?: string): string | undefined {
    const symbol = this.contract.symbols.get(type);
    const home = this.homes.get(type);
    if (!symbol || !home) {
      const values = symbol && valuesTypeOf(symbol);
      return values ? this.address(values) : undefined;
    }
    const owner = member && findMember(this.contract, type, member)?.owner.name;
    return owner && owner !== type
      ? this.address(owner, member)
      : `${home}#${anchorOf(type, owner && member)}`;
  }

  /** The same for the key of a member. */
  addressOfKey(key: MemberKey): string | undefined {
    const [, type = '', member] = /^(\w+)(?:\.(.*))?$/.exec(key) ?? [];
    return this.address(type, member);
  }

  /** A type's text, every name that has an entry as a link. */
  type(source: string): PhrasingContent[] {
    return source.split(/\b([A-Z]\w*)\b/).flatMap((part): PhrasingContent[] => {
      const url = this.address(part);
      return part ? [url ? link(url, part) : text(part)] : [];
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
}
