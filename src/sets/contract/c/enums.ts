import type {Node} from 'web-tree-sitter';
import {docBeside} from './attach';
import {constant, type Constant} from './constants';
import type {CEnum, CValue} from './cTypes';
import {evaluate, type EvaluationScope} from './evaluate';
import {childrenOf, inField, type TokenText} from './source';

/**
 * Reads an enumeration and works out its values.
 *
 * @param constants - values of earlier enumerations; the new ones are added
 * @throws ContractError for a value that is no constant
 */
export function readEnum(
  node: Node,
  source: TokenText,
  scope: EvaluationScope,
  constants: Map<string, Constant>,
): CEnum {
  const [nameNode] = inField(node, 'name');
  const [body] = inField(node, 'body');
  const items = body ? childrenOf(body) : [];
  let next = constant(0n);
  const values = items
    .filter(({type}) => type === 'enumerator')
    .map((item): CValue => {
      const name = source.first(item);
      const [given] = inField(item, 'value');
      // The value's tokens rather than its tree: the grammar cannot tell a cast from a call.
      const value = given ? evaluate(source.all(given), scope, name) : next;
      constants.set(name.text, value);
      next = constant(
        value.value + 1n,
        value.unsigned,
        Math.max(value.bits, 64),
      );
      const doc = docBeside(name, source.following(item));
      return {
        name: name.text,
        value: value.value,
        line: name.line,
        ...(doc ? {doc} : {}),
      };
    });
  return {
    name: nameNode ? source.first(nameNode).text : '',
    values,
    line: source.first(nameNode ?? node).line,
  };
}
