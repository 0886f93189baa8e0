import path from 'node:path';
import type {Code, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {ProblemError, type ProblemText} from '../problem';

/** A fenced code block of a page. */
export interface Fence {
  readonly file: string;
  /** 1-based line of the page with the first line of code. */
  readonly line: number;
  /** Language in the info string, in lower case; empty if the fence names no language. */
  readonly lang: string;
  readonly code: string;
  /** Info string after the language: `key="value"` pairs, and single words with the value `''`. */
  readonly meta: ReadonlyMap<string, string>;
}

/**
 * Parses the info string of a fence. For example, `title="a b" check` yields `title` → `a b` and `check` →
 * `''`. Highlight ranges like `{1,3-4}` are ignored.
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

/** Lists the fenced code blocks of a page, in order. */
export function findFences(tree: Root, file: string): Fence[] {
  const fences: Fence[] = [];
  visit(tree, 'code', (node: Code) => {
    fences.push({
      file,
      line: getCodeLine(node),
      lang: (node.lang ?? '').toLowerCase(),
      code: node.value,
      meta: parseFenceMeta(node.meta),
    });
  });
  return fences;
}

/** Returns the 1-based line of the page with the first line of a fence's code. */
export function getCodeLine({position}: Code): number {
  return (position?.start.line ?? 0) + 1;
}

/** Returns the path of the file that a fence includes with `from-file`, relative to the repository's root. */
export function getIncludedFile({
  file,
  meta,
}: Pick<Fence, 'file' | 'meta'>): string | undefined {
  const name = meta.get('from-file');
  return name === undefined
    ? undefined
    : path.posix.join(path.posix.dirname(file), name);
}

/** Creates the error for a fence that includes a missing file. */
export function createMissingFileFault(file: string): ProblemText {
  return {
    found: `from-file shows ${file}, which is not there`,
    expected: 'the path of a file, from the page',
    remedy: 'Correct the path, or write the file.',
  };
}

/**
 * Returns the code of a fence, or of the file that it includes, with its location.
 *
 * @param read - reads a file by the path from {@link getIncludedFile}
 * @throws ProblemError if the file cannot be read
 */
export function readIncludedCode(
  fence: Pick<Fence, 'file' | 'line' | 'code' | 'meta'>,
  read: (file: string) => string,
): Pick<Fence, 'file' | 'line' | 'code'> {
  const {file, line, code} = fence;
  const included = getIncludedFile(fence);
  if (included === undefined) {
    return {file, line, code};
  }
  try {
    return {file: included, line: 1, code: read(included)};
  } catch (error) {
    const problem = {file, line: line - 1, ...createMissingFileFault(included)};
    throw new ProblemError([problem], {cause: error});
  }
}
