import {load as parseYaml} from 'js-yaml';
import {ProblemError} from '../problem';

/** Front matter of a page, as parsed by the YAML parser. */
export type FrontMatter = Readonly<Record<string, unknown>>;

const FRONT_MATTER = /^\uFEFF?---[ \t]*\r?\n([^]*?)\r?\n---[ \t]*(?:\r?\n|$)/;

/**
 * Reads the front matter of a page, or `{}` if it has none.
 *
 * @param file - path for error messages
 * @throws ProblemError if the front matter is not valid YAML
 */
export function readFrontMatter(text: string, file: string): FrontMatter {
  const [, yaml = ''] = FRONT_MATTER.exec(text) ?? [];
  try {
    return (parseYaml(yaml) ?? {}) as FrontMatter;
  } catch (error) {
    const {mark, reason} = error as {mark?: {line: number}; reason?: string};
    throw createInvalidPageError(
      file,
      // Adds 1 for the line `---`, and 1 because the parser counts lines from 0.
      (mark?.line ?? 0) + 2,
      `front matter that is not YAML: ${reason ?? String(error)}`,
      reason?.startsWith('duplicated')
        ? 'Delete one of the two lines.'
        : 'Put texts that hold `:`, `#` or quotes between single quotes.',
      error,
    );
  }
}

/** Creates the error for a page with invalid MDX or front matter. */
export function createInvalidPageError(
  file: string,
  line: number,
  found: string,
  remedy: string,
  cause: unknown,
): ProblemError {
  const expected = 'valid MDX with YAML front matter';
  return new ProblemError([{file, line, found, expected, remedy}], {cause});
}

/** Returns the 1-based line of a front-matter key, or 1 if the key is absent. */
export function findFrontMatterLine(
  {text}: {readonly text: string},
  key: string,
): number {
  const lines = text.split('\n');
  const end = lines.indexOf('---', 1);
  const line = lines.findIndex(
    (row, index) =>
      index < end && new RegExp(`^["']?${key}["']?\\s*:`).test(row),
  );
  return line + 1 || 1;
}
