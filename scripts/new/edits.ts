/**
 * Adds code at the end of an object or a list of a module. What comes out is not laid out.
 *
 * @param opening - what stands before the first entry, the bracket included
 */
export function append(text: string, opening: RegExp, code: string): string {
  const match = opening.exec(text);
  if (!match) {
    throw new Error(`Expected ${opening}, found none. Add by hand: ${code}`);
  }
  const start = match.index + match[0].length;
  const [open, close] = match[0].endsWith('{') ? '{}' : '[]';
  let end = start;
  for (let depth = 1; depth > 0 && end < text.length; end += 1) {
    depth += text[end] === open ? 1 : text[end] === close ? -1 : 0;
  }
  const inside = text.slice(start, end - 1).trimEnd();
  const comma = /(?:^|,)$/.test(inside) ? '' : ',';
  return `${text.slice(0, start)}${inside}${comma}\n${code},\n${text.slice(end - 1)}`;
}

/** Adds an import to a module. */
export function addImport(text: string, statement: string): string {
  return `${statement}\n${text.startsWith('import ') ? '' : '\n'}${text}`;
}

/** A text as source code has it. */
export const quoted = (text = '') => JSON.stringify(text);

/** An English and a Korean text as tables carry them. */
export const inBoth = (en?: string, ko?: string) =>
  `{ko: ${quoted(ko)}, en: ${quoted(en)}}`;
