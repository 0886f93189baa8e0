// Names of functions as files have them: those newer than the file format carry a mark.

const MARK = /^(?:_xlfn\.|_xlws\.|_xludf\.)+/i;

/** Functions that programs know by their marked name alone. */
const MARKED = new Set([
  'CONCAT',
  'IFS',
  'SWITCH',
  'TEXTJOIN',
  'XLOOKUP',
  'DAYS',
]);

/** Name of a function in capitals, without its mark. */
export function functionName(name: string): string {
  return name.replace(MARK, '').toUpperCase();
}

/** Name of a function as files have it. */
export function markFunctions(name: string): string {
  return MARKED.has(name.toUpperCase()) ? `_xlfn.${name}` : name;
}
