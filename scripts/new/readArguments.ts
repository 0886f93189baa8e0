import {parseArgs} from 'node:util';
import type {Answers, Scaffold} from './scaffold';
import {SCAFFOLDS} from './scaffolds';

/** What a command line asks for. */
export interface Wish {
  readonly scaffold: Scaffold;
  readonly given: Answers;
}

/**
 * Reads `page --set ocr --path installation/containers`.
 *
 * @throws Error when nothing or something unknown is to be made, or an option has no value
 */
export function readArguments(args: readonly string[]): Wish {
  // Each scaffold has options of its own, and says itself which of them it does not know.
  const options = Object.fromEntries(
    args
      .filter((argument) => argument.startsWith('--'))
      .map((argument) => [
        argument.slice(2).split('=', 1)[0]!,
        {type: 'string'} as const,
      ]),
  );
  const {values, positionals} = parseArgs({
    args: [...args],
    options,
    allowPositionals: true,
  });
  const [name, ...more] = positionals;
  const scaffold = SCAFFOLDS.find((candidate) => candidate.name === name);
  if (!scaffold || more.length > 0) {
    const names = SCAFFOLDS.map((one) => one.name).join('|');
    throw new Error(
      `npm run new -- ${names}: expected one of these, received ${positionals.map((word) => `"${word}"`).join(' ') || 'nothing'}. ${more.length > 0 ? 'Put answers of several words between quotes.' : 'Say what is to be added:'}${more.length > 0 ? '' : `\n${SCAFFOLDS.map((one) => `  ${one.name.padEnd(10)} ${one.makes}`).join('\n')}`}`,
    );
  }
  return {scaffold, given: values as Answers};
}
