/** A declaration cut into its parts. */
export interface Declaration {
  readonly name: string;
  readonly kind: 'function' | 'callback';
  /** The declaration on lines of at most 80 columns, without the export macros. */
  readonly text: string;
  readonly parameters: readonly {
    readonly name: string;
    readonly type: string;
  }[];
}

const FUNCTION = /^ARGO_API\s+(.+?)\s*ARGO_CALL\s+(\w+)\s*\(([^)]*)\)\s*;/s;
const CALLBACK =
  /^typedef\s+(\w+)\s*\(\s*ARGO_CALL\s*\*\s*(\w+)\s*\)\s*\(([^)]*)\)\s*;/s;

/**
 * Reads the declaration that follows a comment.
 *
 * @returns undefined when the code is neither a function nor the type of a callback
 */
export function readDeclaration(code: string): Declaration | undefined {
  const [, returnType, functionName, functionList] = FUNCTION.exec(code) ?? [];
  if (functionName) {
    const parameters = readParameters(functionList!);
    const head = `${returnType!.replace(/\s+/g, ' ')} ${functionName}(`;
    return {
      name: functionName,
      kind: 'function',
      text: layOut(head, parameters),
      parameters,
    };
  }
  const [, type, callbackName, callbackList] = CALLBACK.exec(code) ?? [];
  if (callbackName) {
    const parameters = readParameters(callbackList!);
    const head = `typedef ${type} (*${callbackName})(`;
    return {
      name: callbackName,
      kind: 'callback',
      text: layOut(head, parameters),
      parameters,
    };
  }
  return undefined;
}

function readParameters(list: string): {name: string; type: string}[] {
  return list
    .split(',')
    .map((part) => part.replace(/\s+/g, ' ').trim())
    .filter((part) => part !== '' && part !== 'void')
    .map((part) => {
      const [, type, name] = /^(.*?[\s*])(\w+)$/.exec(part) ?? [];
      return {name: name ?? part, type: (type ?? '').trim()};
    });
}

function layOut(
  head: string,
  parameters: readonly {name: string; type: string}[],
): string {
  const list = parameters.map(({name, type}) =>
    type.endsWith('*') ? `${type}${name}` : `${type} ${name}`,
  );
  const oneLine = `${head}${list.join(', ') || 'void'});`;
  return oneLine.length <= 80
    ? oneLine
    : `${head}\n    ${list.join(',\n    ')});`;
}
