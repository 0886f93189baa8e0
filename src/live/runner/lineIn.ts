/**
 * The line of a file at which an error arose.
 *
 * @param stack - as V8, SpiderMonkey or JavaScriptCore write it
 * @param name - of the file
 * @returns from 1; `undefined` when the file does not stand in the stack
 */
export function lineIn(stack: string, name: string): number | undefined {
  const row = stack.split('\n').find((text) => text.includes(`${name}:`));
  const [, line] = /:(\d+):\d+\)?\s*$/.exec(row ?? '') ?? [];
  return line === undefined ? undefined : Number(line);
}
