import {parseArgs, type ParseArgsConfig} from 'node:util';

type Options = NonNullable<ParseArgsConfig['options']>;

type Parsed<O extends Options> = ReturnType<
  typeof parseArgs<{options: O; allowPositionals: true}>
>;

/** A command of `npm run`. */
interface Command<O extends Options> {
  /** What `--help` prints, and what follows an error in the arguments. */
  readonly usage: string;
  /** Options as `parseArgs` of `node:util` takes them. Without any, every argument is a word. */
  readonly options?: O;
  /** The least and the most words that may stand beside the options; none by default. */
  readonly words?: readonly [least: number, most: number];
  readonly run: (
    values: Parsed<O>['values'],
    words: readonly string[],
  ) => void | Promise<void>;
}

/** An error in the arguments of a command: how the command is used is printed after it. */
export class UsageError extends Error {}

/**
 * Runs a command: reads its arguments, prints how it is used where `--help` is among them, and ends with exit
 * code 1 and the message of an error.
 */
export async function cli<const O extends Options>(
  command: Command<O>,
  args: readonly string[] = process.argv.slice(2),
): Promise<void> {
  if (args.some((argument) => argument === '--help' || argument === '-h')) {
    console.log(command.usage);
    return;
  }
  try {
    const {values, positionals} = parse(command, args);
    await command.run(values, positionals);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    console.error(
      error instanceof UsageError ? `${message}\n${command.usage}` : message,
    );
    process.exitCode = 1;
  }
}

function parse<O extends Options>(
  {options, words: [least, most] = [0, 0]}: Command<O>,
  args: readonly string[],
): Parsed<O> {
  if (!options) {
    return {values: {}, positionals: [...args]} as unknown as Parsed<O>;
  }
  const parsed = parseOptions(options, args);
  const {length} = parsed.positionals;
  if (length < least || length > most) {
    throw new UsageError(
      `Expected ${least === most ? least : `${least} to ${most}`} words beside the options, received ${length === 0 ? 'none' : parsed.positionals.map((word) => `"${word}"`).join(' ')}.`,
    );
  }
  return parsed;
}

function parseOptions<O extends Options>(
  options: O,
  args: readonly string[],
): Parsed<O> {
  try {
    return parseArgs({args: [...args], options, allowPositionals: true});
  } catch (error) {
    // What follows is advice for arguments that begin with a hyphen.
    const [reason] = (error as Error).message.split('. ', 1);
    throw new UsageError(`${reason}.`, {cause: error});
  }
}
