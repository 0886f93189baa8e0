import {format} from 'node-inspect-extracted';
import {
  MAX_LINE_LENGTH,
  MAX_LINES,
  type Failure,
  type FromFrame,
} from '../protocol';
import type {RunnableSample, SampleModule} from '../sample';

/** How a line is meant. */
export type Level = 'log' | 'warning';

/** What a module exports. */
export type Exports = Record<string, unknown>;

/** A compiled module, ready to run. */
export type ModuleBody = (
  require: (specifier: string) => Exports,
  exports: Exports,
) => Promise<void>;

/** Where a sample runs. */
export interface RunEnvironment {
  /** What modules import by name, such as `spreadsheet-sdk`. */
  readonly packages: Readonly<Record<string, Exports>>;
  /** Turns a compiled module into a function; {@link importFromBlob} where absent. */
  readonly evaluate?: (module: SampleModule) => Promise<ModuleBody>;
  /** Takes what the sample logs. */
  readonly line: (text: string, level: Level) => void;
  /** Takes what the sample throws, reports as an error, or asserts in vain. */
  readonly fail: (error: unknown) => void;
}

/**
 * Runs the modules of a sample one after the other, each of which may import those before it, and takes over the
 * `console`. What runs before the sample logs nothing that a reader sees.
 */
export async function runSample(
  {modules, before}: RunnableSample,
  {packages, evaluate = importFromBlob, line, fail}: RunEnvironment,
): Promise<void> {
  const known = new Map(Object.entries(packages));
  const find = (specifier: string): Exports => {
    const found = known.get(specifier);
    if (!found) {
      throw new Error(
        `There is no module "${specifier}" here: samples can import ${[...known.keys()].map((name) => `"${name}"`).join(', ')}.`,
      );
    }
    return found;
  };
  try {
    for (const module of before ? [before, ...modules] : modules) {
      const exports: Exports = {};
      const body = await evaluate(module);
      redirectConsole(module === before ? () => undefined : line, fail);
      await body(find, exports);
      known.set(`./${module.name}`, exports);
      known.set(`./${module.name.replace(/\.\w+$/, '')}`, exports);
    }
  } catch (error) {
    fail(error);
  }
}

type Post = (message: FromFrame) => void;

/** Runs a sample in a worker or a frame, and tells what happens in it, unhandled errors too. */
export function serveSample(sample: RunnableSample, post: Post) {
  const {name} = sample.modules.at(-1)!;
  const fail = (error: unknown): void => {
    const {message, line = 0} = toFailure(error, name);
    post({type: 'failure', text: message, number: line});
  };
  addEventListener('unhandledrejection', (event) => {
    event.preventDefault();
    fail(event.reason);
  });
  addEventListener('error', (event) => {
    event.preventDefault();
    fail(event.error ?? event.message);
  });
  return {
    fail,
    /** @param sdk - what the sample imports as `spreadsheet-sdk` */
    run: (sdk: Exports): Promise<void> =>
      runSample(sample, {
        packages: {'spreadsheet-sdk': sdk},
        line: limitedLogger(post),
        fail,
      }),
  };
}

/** Makes a function that tells what a sample logs. What is too much is dropped here, where it costs the sample alone. */
export function limitedLogger(
  post: Post,
): (text: string, level: Level) => void {
  let count = 0;
  return (text, type) => {
    for (const line of text.split('\n', MAX_LINES - count)) {
      count += 1;
      post({type, text: line.slice(0, MAX_LINE_LENGTH), number: 0});
    }
  };
}

/** Takes the functions of `console` that samples use; others are left as they are. */
function redirectConsole(
  line: RunEnvironment['line'],
  fail: RunEnvironment['fail'],
): void {
  const write =
    (level: Level) =>
    (...args: readonly unknown[]): void =>
      line(format(...args), level);
  const log = write('log');
  const error = (...args: readonly unknown[]): void =>
    fail(args[0] instanceof Error ? args[0] : new Error(format(...args)));
  const assert = (holds?: boolean, ...args: readonly unknown[]): void => {
    if (!holds) {
      error('Assertion failed:', ...args);
    }
  };
  const info = {info: log, debug: log, table: log, warn: write('warning')};
  Object.assign(console, {log, ...info, error, assert});
}

/** Code as an expression whose value is a {@link ModuleBody}; its lines are those of the code. */
export function moduleExpression(code: string): string {
  return `(async (require, exports) => {${code}\n})`;
}

/** Makes a function of a module where nothing may be evaluated but what has an address. */
async function importFromBlob({code, name}: SampleModule): Promise<ModuleBody> {
  const text = `export default ${moduleExpression(code)}\n//# sourceURL=${name}`;
  const address = URL.createObjectURL(
    new Blob([text], {type: 'text/javascript'}),
  );
  try {
    const module = (await import(/* webpackIgnore: true */ address)) as {
      readonly default: ModuleBody;
    };
    return module.default;
  } finally {
    URL.revokeObjectURL(address);
  }
}

/**
 * What is said of an error of a sample.
 *
 * @param name - of its file
 */
export function toFailure(error: unknown, name: string): Failure {
  const {message = String(error), stack = ''} =
    error instanceof Error ? error : {};
  return {message: String(message), line: findErrorLine(stack, name)};
}

/**
 * The line of a file at which an error arose.
 *
 * @param stack - as V8, SpiderMonkey or JavaScriptCore write it
 * @returns from 1; `undefined` when the file does not stand in the stack
 */
export function findErrorLine(stack: string, name: string): number | undefined {
  const row = stack.split('\n').find((text) => text.includes(`${name}:`));
  const [, line] = /:(\d+):\d+\)?\s*$/.exec(row ?? '') ?? [];
  return line === undefined ? undefined : Number(line);
}
