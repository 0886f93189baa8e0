import type {Node} from 'web-tree-sitter';
import type {CEnum, CRecord, CType} from './cTypes';
import {childrenOf, inField, type TokenText} from './source';

/** Reads the words before a declarator. */
export interface SpecifierReader {
  /** @param node - a declaration, field or parameter */
  readonly read: (node: Node) => CType;
  readonly tags: TagReaders;
}

/** What happens to the structures and enumerations that specifiers define or name. */
export interface TagReaders {
  readonly record: (node: Node) => CRecord;
  readonly enumeration: (node: Node) => CEnum;
}

const QUALIFIERS = ['const', 'volatile', '_Atomic'];

/** Makes the reader of specifiers. */
export function specifierReader(
  source: TokenText,
  tags: TagReaders,
): SpecifierReader {
  return {
    tags,
    read: (node) => {
      const words = childrenOf(node)
        .filter(({type}) => type === 'type_qualifier')
        .map((child) => source.first(child).text);
      const [type] = inField(node, 'type');
      const base = type ? readType(type, source, tags) : {text: 'int'};
      const inside = base.text
        .split(' ')
        .filter((word) => QUALIFIERS.includes(word));
      const qualifiers = QUALIFIERS.filter(
        (word) => words.includes(word) || inside.includes(word),
      );
      const name = base.text
        .split(' ')
        .filter((word) => !QUALIFIERS.includes(word));
      return {...base, kind: 'base', text: [...qualifiers, ...name].join(' ')};
    },
  };
}

function readType(
  node: Node,
  source: TokenText,
  tags: TagReaders,
): {text: string; unnamed?: CRecord} {
  switch (node.type) {
    case 'struct_specifier':
    case 'union_specifier': {
      const record = tags.record(node);
      return record.name
        ? {text: `${record.keyword} ${record.name}`}
        : {text: `${record.keyword} (unnamed)`, unnamed: record};
    }
    case 'enum_specifier':
      return {text: `enum ${tags.enumeration(node).name || '(unnamed)'}`};
    default:
      return {
        text: source
          .all(node)
          .map(({text}) => text)
          .join(' '),
      };
  }
}
