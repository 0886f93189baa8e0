import type {Node, Parser} from 'web-tree-sitter';
import type {Chunk} from './chunks';
import type {CDeclared, CEnum, CRecord} from './cTypes';
import {readDeclarator, type DeclaratorScope} from './declarators';
import {readEnum} from './enums';
import {evaluate} from './evaluate';
import {withTree} from './grammar';
import {plainDeclaration} from './plainC';
import {readRecord} from './records';
import type {Scope} from './scope';
import {childrenOf, inField, joinTokens} from './source';
import {specifierReader} from './specifierTypes';
import {textOf} from './tokens';
import {unreadable} from './unreadable';

/** What one declaration declares. */
export interface Declaration {
  readonly declared: readonly CDeclared[];
  readonly records: readonly CRecord[];
  readonly enums: readonly CEnum[];
}

/**
 * Reads one declaration through the grammar.
 *
 * @param scope - types and constants of the declarations before it; its own are added
 * @throws ContractError when the grammar cannot read it, or nothing is declared
 */
export function readDeclaration(
  chunk: Chunk,
  parser: Parser,
  scope: Scope,
): Declaration {
  const tokens = plainDeclaration(chunk.tokens, (name) =>
    scope.types.has(name),
  );
  const source = joinTokens(tokens);
  return withTree(parser, source.text, (root) => {
    const nodes = childrenOf(root);
    const [node] = nodes;
    if (root.hasError || !node || nodes.length !== 1) {
      throw unreadable(chunk, root, source, scope);
    }
    const records: CRecord[] = [];
    const enums: CEnum[] = [];
    const declarators: DeclaratorScope = {
      source,
      types: scope.types,
      specifiers: specifierReader(source, {
        record: (item) => {
          const record = readRecord(item, declarators);
          if (record.name) {
            records.push(record);
          }
          return record;
        },
        enumeration: (item) => {
          const read = readEnum(item, source, scope, scope.constants);
          if (read.values.length > 0) {
            enums.push(read);
          }
          return read;
        },
      }),
      sizeOf: (item) => {
        const size = source.all(item);
        try {
          return String(evaluate(size, scope, size[0]!).value);
        } catch {
          // A size that only a compiler knows stays as it is written.
          return textOf(size);
        }
      },
    };
    const declared = readNames(node, declarators);
    if (declared.length + records.length + enums.length === 0) {
      throw unreadable(chunk, root, source, scope);
    }
    declared.forEach((item) => scope.declare(item));
    return {declared, records, enums};
  });
}

function readNames(node: Node, scope: DeclaratorScope): CDeclared[] {
  if (/^(?:struct|union|enum)_specifier$/.test(node.type)) {
    const {record, enumeration} = scope.specifiers.tags;
    (node.type === 'enum_specifier' ? enumeration : record)(node);
    return [];
  }
  const isTypedef = node.type === 'type_definition';
  if (!isTypedef && node.type !== 'declaration') {
    return [];
  }
  const base = scope.specifiers.read(node);
  const isStatic = childrenOf(node).some(
    (child) =>
      child.type === 'storage_class_specifier' &&
      scope.source.first(child).text === 'static',
  );
  return inField(node, 'declarator').map((item): CDeclared => {
    const {name, nameNode, type} = readDeclarator(item, base, scope);
    const {line} = scope.source.first(nameNode ?? item);
    const kind = isTypedef
      ? 'typedef'
      : type.kind === 'function'
        ? 'function'
        : 'variable';
    return {kind, name, type, line, isStatic};
  });
}
