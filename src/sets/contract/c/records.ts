import type {Node} from 'web-tree-sitter';
import {docBeside} from './attach';
import type {CField, CRecord, CType} from './cTypes';
import {readDeclarator, type DeclaratorScope} from './declarators';
import {UNNAMED} from './plainC';
import {childrenOf, inField} from './source';

/** Reads a structure or union, with its fields where it has a body. */
export function readRecord(node: Node, scope: DeclaratorScope): CRecord {
  const [nameNode] = inField(node, 'name');
  const [body] = inField(node, 'body');
  const place = scope.source.first(nameNode ?? node);
  return {
    keyword: node.type === 'union_specifier' ? 'union' : 'struct',
    name: nameNode ? scope.source.first(nameNode).text : '',
    fields: body
      ? childrenOf(body).flatMap((item) => readFields(item, scope))
      : [],
    isComplete: body !== undefined,
    line: place.line,
  };
}

function readFields(node: Node, scope: DeclaratorScope): CField[] {
  if (node.type !== 'field_declaration') {
    return [];
  }
  const base = scope.specifiers.read(node);
  const declarators = inField(node, 'declarator');
  const doc = docBeside(scope.source.first(node), scope.source.following(node));
  if (declarators.length === 0) {
    // C counts the members of an unnamed structure as members of the one around it.
    return base.kind === 'base' ? [...(base.unnamed?.fields ?? [])] : [];
  }
  const widths = childrenOf(node).filter(
    ({type}) => type === 'bitfield_clause',
  );
  return declarators.flatMap((declarator) => {
    const {name, type} = readDeclarator(declarator, base, scope);
    const clause = widths.find(
      ({startIndex}) => startIndex >= declarator.endIndex,
    );
    const isNext =
      clause &&
      !declarators.some(
        ({startIndex}) =>
          startIndex > declarator.startIndex && startIndex < clause.startIndex,
      );
    const bits = isNext
      ? Number(scope.sizeOf(childrenOf(clause)[0]!))
      : Number.NaN;
    return name === UNNAMED
      ? []
      : [
          {
            name,
            type,
            ...(doc ? {doc} : {}),
            ...(Number.isNaN(bits) ? {} : {bits}),
          },
        ];
  });
}

/** The unnamed structure that a field's type is made of, if any: `struct {…} *items[4]`. */
export function unnamedIn(type: CType): CRecord | undefined {
  switch (type.kind) {
    case 'base':
      return type.unnamed;
    case 'pointer':
      return unnamedIn(type.to);
    case 'array':
      return unnamedIn(type.of);
    case 'function':
      return undefined;
  }
}
