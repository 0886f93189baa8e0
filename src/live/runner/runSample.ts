import type {Spreadsheet} from '../../../contracts/spreadsheet/spreadsheet-sdk';
import {
  createFrameMessage,
  MAX_LINE_LENGTH,
  MAX_LINES,
  type SampleFailure,
  type FromFrame,
} from '../protocol';
import type {RunnableSample, SampleModule} from '../compileSample';

export type ModuleExports = Record<string, unknown>;

/** Function that runs a compiled module. */
export type ModuleBody = (
  require: (specifier: string) => ModuleExports,
  exports: ModuleExports,
) => Promise<void>;

type Level = 'log' | 'warning';
type Format = (...args: unknown[]) => string;
type Post = (message: FromFrame) => void;

export interface RunOptions {
  /** Package name → exports of the package that modules can import. */
  readonly packages: Readonly<Record<string, ModuleExports>>;
  /** Evaluates a compiled module. Default: {@link importFromBlob}. */
  readonly evaluate?: (module: SampleModule) => Promise<ModuleBody>;
  /** Called with console output. */
  readonly log: (text: string, level: Level) => void;
  /** Called with exceptions, logged errors and failed assertions. */
  readonly fail: (error: unknown) => void;
}

/**
 * Runs the modules of a sample in order. Each module can import the previous ones. Replaces methods of the
 * global `console`. Output of the setup code is ignored.
 */
export async function runSample(
  {modules, before}: RunnableSample,
  {packages, evaluate = importFromBlob, log, fail}: RunOptions,
): Promise<void> {
  const available = new Map(Object.entries(packages));
  const require = (specifier: string): ModuleExports => {
    const found = available.get(specifier);
    if (!found) {
      const names = [...available.keys()].map((name) => `"${name}"`);
      throw new Error(
        `There is no module "${specifier}" here: samples can import ${names.join(', ')}.`,
      );
    }
    return found;
  };
  try {
    const prints = modules.some(({code}) => code.includes('console'));
    const {format} = prints
      ? await import('./format')
      : {format: (...args: unknown[]) => args.join(' ')};
    for (const module of before ? [before, ...modules] : modules) {
      const exports: ModuleExports = {};
      const body = await evaluate(module);
      redirectConsole(format, module === before ? () => undefined : log, fail);
      await body(require, exports);
      available.set(`./${module.name}`, exports);
      available.set(`./${module.name.replace(/\.\w+$/, '')}`, exports);
    }
  } catch (error) {
    fail(error);
  }
}

/** Prepares a run in a worker or frame. Output and errors, including unhandled ones, are sent with `post`. */
export function prepareRun(sample: RunnableSample, post: Post) {
  const {name} = sample.modules.at(-1)!;
  const fail = (error: unknown): void => {
    const {message, line} = describeError(error, name);
    post(createFrameMessage('failure', message, line));
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
    /** @param sdk - exports of the module `spreadsheet-sdk` */
    run: (sdk: ModuleExports): Promise<void> =>
      runSample(sample, {
        packages: {'spreadsheet-sdk': sdk},
        log: createLimitedLogger(post),
        fail,
      }),
  };
}

/** Creates a logger that drops output above the limit before it is posted, so that samples cannot flood the page. */
export function createLimitedLogger(post: Post): RunOptions['log'] {
  let count = 0;
  return (text, type) => {
    for (const line of text.split('\n', MAX_LINES - count)) {
      count += 1;
      post(createFrameMessage(type, line.slice(0, MAX_LINE_LENGTH)));
    }
  };
}

function redirectConsole(
  format: Format,
  write: RunOptions['log'],
  fail: RunOptions['fail'],
): void {
  const log = (...args: unknown[]): void => write(format(...args), 'log');
  const warn = (...args: unknown[]): void => write(format(...args), 'warning');
  const error = (...args: readonly unknown[]): void =>
    fail(args[0] instanceof Error ? args[0] : new Error(format(...args)));
  const assert = (condition?: boolean, ...args: readonly unknown[]): void => {
    if (!condition) {
      error('Assertion failed:', ...args);
    }
  };
  const info = {info: log, debug: log, table: log};
  Object.assign(console, {log, ...info, warn, error, assert});
}

/** Wraps code in an expression that evaluates to a {@link ModuleBody}. Keeps the line numbers. */
export function wrapModule(code: string): string {
  return `(async (require, exports) => {${code}\n})`;
}

/**
 * Evaluates a module by importing it from a blob, since the content security policy forbids `eval` but allows blobs.
 */
async function importFromBlob({code, name}: SampleModule): Promise<ModuleBody> {
  const text = `export default ${wrapModule(code)}\n//# sourceURL=${name}`;
  const url = URL.createObjectURL(new Blob([text], {type: 'text/javascript'}));
  try {
    const module = (await import(/* webpackIgnore: true */ url)) as {
      readonly default: ModuleBody;
    };
    return module.default;
  } finally {
    URL.revokeObjectURL(url);
  }
}

/**
 * Converts a thrown value to a message with the line of the error.
 *
 * @param name - file name of the sample
 */
export function describeError(error: unknown, name: string): SampleFailure {
  const {message = String(error), stack = ''} =
    error instanceof Error ? error : {};
  return {message: String(message), line: findErrorLine(stack, name)};
}

/**
 * Finds the topmost line of a file in a stack trace of V8, SpiderMonkey or JavaScriptCore.
 *
 * @returns 1-based line; `undefined` if the trace does not contain the file
 */
export function findErrorLine(stack: string, name: string): number | undefined {
  const row = stack.split('\n').find((text) => text.includes(`${name}:`));
  const [, line] = /:(\d+):\d+\)?\s*$/.exec(row ?? '') ?? [];
  return line === undefined ? undefined : Number(line);
}

/** Wraps the exports of `spreadsheet-sdk` so that `onCreate` is called with each new spreadsheet. */
export function wrapSdk(
  sdk: Readonly<ModuleExports>,
  onCreate: (spreadsheet: Spreadsheet) => void,
): ModuleExports {
  const {createSpreadsheet} = sdk as {
    createSpreadsheet(...args: unknown[]): Promise<Spreadsheet>;
  };
  return {
    ...sdk,
    createSpreadsheet: async (...args: unknown[]) => {
      const spreadsheet = await createSpreadsheet(...args);
      onCreate(spreadsheet);
      return spreadsheet;
    },
  };
}
