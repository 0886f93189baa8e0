import {parseArgs} from 'node:util';
import {meant} from '../../src/sets/meant';
import type {Answers, Scaffold} from './scaffold';
import {SCAFFOLDS} from './scaffolds';

/** What a command line asks for. */
export interface Wish {
  /** What is to be added; `undefined` for a command line that asks for help alone. */
  readonly scaffold: Scaffold | undefined;
  readonly given: Answers;
  /** Whether to say what can be asked for, and add nothing. */
  readonly help: boolean;
}

/** What can be added, a line each. */
export const USAGE = [
  'npm run new -- NAME                       asks what it needs',
  'npm run new -- NAME --OPTION ANSWER …     takes answers from options',
  'npm run new -- NAME --help                lists the options',
  'NAME is one of:',
  ...SCAFFOLDS.map(({name, makes}) => `  ${name.padEnd(10)} ${makes}`),
].join('\n');

/**
 * Reads `page --set ocr --path installation/containers`.
 *
 * @throws Error when nothing or something unknown is to be made, or an option has no value
 */
export function readArguments(args: readonly string[]): Wish {
  const help = args.some((argument) => ['--help', '-h'].includes(argument));
  const {values, positionals} = parsed(
    args.filter((argument) => !['--help', '-h'].includes(argument)),
  );
  const [name, ...more] = positionals;
  const scaffold = SCAFFOLDS.find((candidate) => candidate.name === name);
  if (help && name === undefined) {
    return {scaffold: undefined, given: {}, help};
  }
  if (!scaffold || more.length > 0) {
    const names = SCAFFOLDS.map((one) => one.name);
    const near = scaffold ? '' : meant(name ?? '', names);
    throw new Error(
      `npm run new -- ${names.join('|')}: expected one of these, received ${positionals.map((word) => `"${word}"`).join(' ') || 'nothing'}. ${near}${more.length > 0 ? 'Put answers of several words between quotes.' : `Say what is to be added:\n${USAGE}`}`,
    );
  }
  return {scaffold, given: values, help};
}

function parsed(args: readonly string[]): {
  readonly values: Answers;
  readonly positionals: readonly string[];
} {
  // Each scaffold has options of its own, and says itself which of them it does not know.
  const options = Object.fromEntries(
    args
      .filter((argument) => argument.startsWith('--'))
      .map((argument) => [
        argument.slice(2).split('=', 1)[0]!,
        {type: 'string'} as const,
      ]),
  );
  try {
    const {values, positionals} = parseArgs({
      args: [...args],
      options,
      allowPositionals: true,
    });
    return {values: values as Answers, positionals};
  } catch (error) {
    throw new Error(
      `npm run new: expected an answer after each option, between quotes where it has several words, received: ${(error as Error).message.split('\n', 1)[0]} --help lists the options.`,
      {cause: error},
    );
  }
}
