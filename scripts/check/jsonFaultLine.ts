import {createRequire} from 'node:module';
import {lineAt} from './sourceLines';

const require = createRequire(__filename);

/**
 * The line, from 1, on which JSON stops being JSON. Not every message of `JSON.parse()` names the place; for the
 * others the compiler's reader looks, which takes comments and commas at the end.
 *
 * @param error - what `JSON.parse()` threw
 */
export function jsonFaultLine(json: string, error: unknown): number {
  const position = /at position (\d+)/.exec(String(error))?.[1];
  // Loaded here: the compiler takes longer to load than most changes to be checked, and faults are rare.
  const ts = require('typescript') as typeof import('typescript');
  const {start = 0} = ts.parseConfigFileTextToJson('', json).error ?? {};
  return lineAt(json, position === undefined ? start : Number(position));
}
