import type {Node} from 'web-tree-sitter';
import {adjusted, type CParameter, type CType} from './cTypes';
import {childrenOf, inField, type TokenText} from './source';
import type {SpecifierReader} from './specifierTypes';
import {textOf} from './tokens';

/** What a declarator makes of the type before it. */
export interface Declarator {
  /** Empty in abstract declarators. */
  readonly name: string;
  readonly nameNode?: Node;
  readonly type: CType;
}

/** What the reading of a declarator needs. */
export interface DeclaratorScope {
  readonly source: TokenText;
  readonly specifiers: SpecifierReader;
  readonly types: ReadonlyMap<string, CType>;
  /** Text of an array's size, evaluated where that is possible. */
  readonly sizeOf: (node: Node) => string;
}

/**
 * Reads a declarator from the outside in, as C's grammar nests them.
 *
 * @param node - undefined where there is none: `f(int)`
 * @param type - the type that the specifiers give
 */
export function readDeclarator(
  node: Node | undefined | null,
  type: CType,
  scope: DeclaratorScope,
): Declarator {
  if (!node) {
    return {name: '', type};
  }
  const [inner] = inField(node, 'declarator');
  switch (node.type) {
    case 'pointer_declarator':
    case 'abstract_pointer_declarator': {
      const qualifiers = childrenOf(node)
        .filter((child) => child.type === 'type_qualifier')
        .map((child) => scope.source.first(child).text)
        .filter((word) => word !== '_Nonnull');
      return readDeclarator(
        inner,
        {kind: 'pointer', to: type, qualifiers},
        scope,
      );
    }
    case 'array_declarator':
    case 'abstract_array_declarator': {
      const [size] = inField(node, 'size');
      const text = size ? scope.sizeOf(size) : '';
      return readDeclarator(
        inner,
        {kind: 'array', of: type, size: text},
        scope,
      );
    }
    case 'function_declarator':
    case 'abstract_function_declarator':
      return readDeclarator(inner, functionType(node, type, scope), scope);
    case 'parenthesized_declarator':
    case 'abstract_parenthesized_declarator':
    case 'attributed_declarator':
      return readDeclarator(childrenOf(node)[0], type, scope);
    case 'init_declarator':
      return readDeclarator(inner, type, scope);
    default:
      return {name: textOf(scope.source.all(node)), nameNode: node, type};
  }
}

function functionType(
  node: Node,
  returns: CType,
  scope: DeclaratorScope,
): CType {
  const [list] = inField(node, 'parameters');
  const items = list ? childrenOf(list) : [];
  const parameters = items
    .filter(({type}) => type === 'parameter_declaration')
    .map((item) => readParameter(item, scope));
  const [only] = parameters;
  const isVoid =
    parameters.length === 1 &&
    only!.name === '' &&
    only!.type.kind === 'base' &&
    only!.type.text === 'void';
  return {
    kind: 'function',
    returns,
    parameters: isVoid ? [] : parameters,
    variadic: items.some(({type}) => type === 'variadic_parameter'),
    unchecked: items.length === 0,
  };
}

function readParameter(node: Node, scope: DeclaratorScope): CParameter {
  const base = scope.specifiers.read(node);
  const [declarator] = inField(node, 'declarator');
  const {name, type} = readDeclarator(declarator, base, scope);
  return {
    name,
    type,
    adjusted: adjusted(type, scope.types),
    place: scope.source.first(node),
  };
}
