import {printType, type CType} from './cTypes';

const WIDTH = 80;

/**
 * Writes a declaration as a reader should see it: on one line of at most 80 columns, else a
 * parameter on each line.
 *
 * @param name - the function's name, or `*name` in the type of a callback
 */
export function layOutFunction(
  name: string,
  type: CType & {kind: 'function'},
  isTypedef: boolean,
): string {
  const inner = isTypedef ? `(${name})` : name;
  const gap = '\0';
  const [head, tail] = printType(type.returns, `${inner}(${gap})`).split(gap);
  const list = [
    ...type.parameters.map((item) => printType(item.type, item.name)),
    ...(type.variadic ? ['...'] : []),
  ];
  const start = `${isTypedef ? 'typedef ' : ''}${head}`;
  const oneLine = `${start}${list.join(', ') || (type.unchecked ? '' : 'void')}${tail};`;
  return oneLine.length <= WIDTH
    ? oneLine
    : `${start}\n    ${list.join(',\n    ')}${tail};`;
}
