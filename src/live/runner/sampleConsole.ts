import {formatLog} from './formatLog';

/** Where what a sample says goes. */
export interface Output {
  line(text: string, level: 'log' | 'warning'): void;
  /** An error that the sample reported, or an assertion that does not hold. */
  failure(error: unknown): void;
}

/** The functions of `console` that samples use; others are left as they are. */
export function sampleConsole(output: Output): Partial<Console> {
  const write =
    (level: 'log' | 'warning') =>
    (...args: readonly unknown[]): void =>
      output.line(formatLog(args), level);
  const fail = (...args: readonly unknown[]): void =>
    output.failure(
      args[0] instanceof Error ? args[0] : new Error(formatLog(args)),
    );
  return {
    log: write('log'),
    info: write('log'),
    debug: write('log'),
    table: write('log'),
    warn: write('warning'),
    error: fail,
    assert: (holds?: boolean, ...args: readonly unknown[]) => {
      if (!holds) {
        fail('Assertion failed:', ...args);
      }
    },
  };
}
