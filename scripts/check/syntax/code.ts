import {loadGrammar, withTree} from '../../../src/sets/contract/c/grammar';
import {firstError} from '../../../src/sets/contract/c/unreadable';
import {syntaxFault, type SyntaxFault} from './types';

/** Macros that stand for an attribute or a convention of calls: a grammar without a preprocessor has no place for them. */
const CONVENTIONS =
  /^[ \t]*#[ \t]*define[ \t]+(\w+)[ \t]*(?:__\w+(?:\(.*\))?)?[ \t]*$/gm;

/**
 * Reads a file of C, or statements out of one: the grammar takes both.
 *
 * @param headers - the headers that samples include
 */
export async function cFault(
  text: string,
  headers: readonly string[] = [],
): Promise<SyntaxFault | undefined> {
  const words = [text, ...headers].flatMap((each) =>
    [...each.matchAll(CONVENTIONS)].map(([, word = '']) => word),
  );
  // Blanks keep the lines and columns of what is left.
  const read = text.replace(/^(?![ \t]*#).*$/gm, (line) =>
    line.replace(/\w+/g, (word) =>
      words.includes(word) ? ' '.repeat(word.length) : word,
    ),
  );
  return withTree(await loadGrammar(), read, (root) => {
    const error = root.hasError ? firstError(root) : undefined;
    const [shown = ''] = (error?.text ?? '').trim().split('\n', 1);
    return (
      error &&
      syntaxFault(
        'C',
        error.startPosition.row + 1,
        error.isMissing
          ? `a \`${error.type}\` is missing`
          : `\`${shown.slice(0, 60)}\` fits nowhere`,
      )
    );
  });
}

/** https://docs.docker.com/reference/dockerfile/ */
const INSTRUCTIONS =
  /^(?:ADD|ARG|CMD|COPY|ENTRYPOINT|ENV|EXPOSE|FROM|HEALTHCHECK|LABEL|MAINTAINER|ONBUILD|RUN|SHELL|STOPSIGNAL|USER|VOLUME|WORKDIR)\s+\S/i;

/** Lines of a Dockerfile that begin with no instruction, and the text of which none goes on from the line before. */
export function dockerfileFault(text: string): SyntaxFault | undefined {
  let continued = false;
  let ends: string | undefined;
  for (const [index, line] of text.split('\n').entries()) {
    const isSkipped = ends !== undefined || /^\s*(?:#.*)?$/.test(line);
    if (!isSkipped && !continued && !INSTRUCTIONS.test(line.trim())) {
      return syntaxFault(
        'a Dockerfile',
        index + 1,
        `\`${line.trim().split(/\s/, 1)[0]}\` is no instruction with a value`,
      );
    }
    if (ends === undefined) {
      continued = isSkipped ? continued : /\\\s*$/.test(line);
      ends = /<<-?["']?(\w+)/.exec(line)?.[1];
    } else if (line.trim() === ends) {
      ends = undefined;
    }
  }
  return undefined;
}
