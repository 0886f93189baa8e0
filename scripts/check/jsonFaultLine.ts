import {createRequire} from 'node:module';
import {lineAt} from './sourceLines';

const require = createRequire(__filename);

/**
 * The line, from 1, on which JSON stops being JSON. Not every message of `JSON.parse()` names the place; for the
 * others the compiler's reader looks. It takes comments, and commas at the end, which are looked for in what it read.
 *
 * @param error - what `JSON.parse()` threw
 */
export function jsonFaultLine(json: string, error: unknown): number {
  const position = /at position (\d+)/.exec(String(error))?.[1];
  // Loaded here: the compiler takes longer to load than most changes to be checked, and faults are rare.
  const ts = require('typescript') as typeof import('typescript');
  const {start} = ts.parseConfigFileTextToJson('', json).error ?? {};
  return lineAt(json, Number(position ?? start ?? lastComma(json, ts)));
}

/** Where the first list ends that has a comma behind its last item; 0 when none has. */
function lastComma(json: string, ts: typeof import('typescript')): number {
  const find = (node: import('typescript').Node): number | undefined =>
    ts.isArrayLiteralExpression(node) && node.elements.hasTrailingComma
      ? node.elements.end - 1
      : ts.forEachChild(node, find);
  return find(ts.parseJsonText('', json)) ?? 0;
}
