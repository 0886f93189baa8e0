import {parseArgs, type ParseArgsConfig} from 'node:util';

type Options = NonNullable<ParseArgsConfig['options']>;

type Parsed<O extends Options> = ReturnType<
  typeof parseArgs<{options: O; allowPositionals: true}>
>;

interface Command<O extends Options> {
  /** Usage text. It is printed for `--help` and after errors in arguments. */
  readonly usage: string;
  /** Options in the format of `parseArgs` of `node:util`. If absent, all arguments are positional. */
  readonly options?: O;
  /** Minimum and maximum number of positional arguments. By default none are allowed. */
  readonly words?: readonly [least: number, most: number];
  readonly run: (
    values: Parsed<O>['values'],
    words: readonly string[],
  ) => void | Promise<void>;
}

/** An error in command-line arguments. `cli` prints its message and the usage. */
export class UsageError extends Error {}

/**
 * Parses the arguments of a command and runs it. For `--help` it prints the usage instead. After an error it
 * prints the message, and the process exits with 1.
 */
export async function runCli<const O extends Options>(
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
    // Keeps the first sentence only. The rest of the message is about arguments that begin with a hyphen.
    const [reason] = (error as Error).message.split('. ', 1);
    throw new UsageError(`${reason}.`, {cause: error});
  }
}
