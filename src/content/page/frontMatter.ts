import {load as parseYaml} from 'js-yaml';
import type {Root} from 'mdast';
import {ProblemError} from '../problem';

/** The keys of a page's front matter, as YAML has them. */
export type FrontMatter = Readonly<Record<string, unknown>>;

/**
 * Reads the front matter of a parsed page; a page without any has no keys.
 *
 * @param file - path named in messages
 * @throws ProblemError when it is not YAML
 */
export function readFrontMatter(tree: Root, file: string): FrontMatter {
  const node = tree.children.find((child) => child.type === 'yaml');
  return node ? keysOf(node.value, file) : {};
}

/** The same of a page's text, which is not parsed. */
export function scanFrontMatter(text: string, file: string): FrontMatter {
  const [, yaml] = /^---[ \t]*\n([^]*?)\n---[ \t]*(?:\n|$)/.exec(text) ?? [];
  return yaml === undefined ? {} : keysOf(yaml, file);
}

function keysOf(yaml: string, file: string): FrontMatter {
  try {
    return (parseYaml(yaml) ?? {}) as FrontMatter;
  } catch (error) {
    const {mark, reason} = error as {mark?: {line: number}; reason?: string};
    throw unreadable(
      file,
      // The line of dashes comes before the first one.
      (mark?.line ?? 0) + 2,
      `front matter that is not YAML: ${reason ?? String(error)}`,
      'Put texts that hold `:`, `#` or quotes between single quotes.',
      error,
    );
  }
}

/** What to throw for a page that is not valid MDX, or whose front matter is not YAML. */
export function unreadable(
  file: string,
  line: number,
  found: string,
  remedy: string,
  cause: unknown,
): ProblemError {
  const expected = 'valid MDX with YAML front matter';
  return new ProblemError([{file, line, found, expected, remedy}], {cause});
}

/** Line of a front-matter key, from 1; line 1 when the key is absent. */
export function keyLine({text}: {readonly text: string}, key: string): number {
  const lines = text.split('\n');
  const end = lines.indexOf('---', 1);
  const line = lines.findIndex(
    (row, index) =>
      index < end && new RegExp(`^["']?${key}["']?\\s*:`).test(row),
  );
  return line + 1 || 1;
}
