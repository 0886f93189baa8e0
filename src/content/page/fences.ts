import path from 'node:path';
import type {Code, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {ProblemError, type Fault} from '../problem';

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
    .matchAll(/([^\s="]+)(?:=(?:(["'])(.*?)\2|(\S+)))?/g);
  for (const [, key, , quoted, plain] of words) {
    pairs.set(key!, quoted ?? plain ?? '');
  }
  return pairs;
}

/** Path of the file that a fence shows in the place of code of its own, from where the fence's page is. */
export function shownFile({
  file,
  meta,
}: Pick<Fence, 'file' | 'meta'>): string | undefined {
  const shown = meta.get('from-file');
  return shown === undefined
    ? undefined
    : path.posix.join(path.posix.dirname(file), shown);
}

/** What is wrong with a fence that shows a file which is not there. */
export function noShownFile(file: string): Fault {
  return {
    found: `from-file shows ${file}, which is not there`,
    expected: 'the path of a file, from the page',
    remedy: 'Correct the path, or write the file.',
  };
}

/** Code, and where it stands. */
interface PlacedCode {
  readonly file: string;
  /** Line of the file, from 1, on which it begins. */
  readonly line: number;
  readonly code: string;
}

/**
 * The code that a fence shows: its own, or a file's.
 *
 * @param read - reads a file by the path that {@link shownFile} gives
 * @throws ProblemError when the file cannot be read
 */
export function shownCode(
  fence: Pick<Fence, 'file' | 'line' | 'code' | 'meta'>,
  read: (file: string) => string,
): PlacedCode {
  const {file, line, code} = fence;
  const shown = shownFile(fence);
  if (shown === undefined) {
    return {file, line, code};
  }
  try {
    return {file: shown, line: 1, code: read(shown)};
  } catch (error) {
    const problem = {file, line: line - 1, ...noShownFile(shown)};
    throw new ProblemError([problem], {cause: error});
  }
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
