import type {Code, Root} from 'mdast';
import {visit} from '../esPackages';

/** One fenced code block of a page. */
export interface Fence {
  readonly file: string;
  /** Line of the page, from 1, on which the first line of code stands. */
  readonly line: number;
  /** Language after the back-ticks, lower case; empty when the fence names none. */
  readonly lang: string;
  readonly code: string;
  /** `key="value"` pairs and bare words (value `''`) after the language. */
  readonly meta: ReadonlyMap<string, string>;
  readonly node: Code;
}

/**
 * Splits a fence's info string: `title="a b" check` → `title` → `a b`, `check` → ``.
 * Highlight ranges such as `{1,3-4}` are left out.
 */
export function parseFenceMeta(
  meta: string | null | undefined,
): Map<string, string> {
  const pairs = new Map<string, string>();
  const words = (meta ?? '')
    .replace(/\{[^}]*\}/g, ' ')
    .matchAll(/([^\s="]+)(?:=(?:"([^"]*)"|(\S+)))?/g);
  for (const [, key, quoted, plain] of words) {
    pairs.set(key!, quoted ?? plain ?? '');
  }
  return pairs;
}

/**
 * Lists the fenced code blocks of a page, in order.
 *
 * @param file - path that the fences name
 */
export function fencesOf(tree: Root, file: string): Fence[] {
  const fences: Fence[] = [];
  visit(tree, 'code', (node: Code) => {
    fences.push({
      file,
      line: (node.position?.start.line ?? 0) + 1,
      lang: (node.lang ?? '').toLowerCase(),
      code: node.value,
      meta: parseFenceMeta(node.meta),
      node,
    });
  });
  return fences;
}
