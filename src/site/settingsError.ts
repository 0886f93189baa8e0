import {truncated} from './truncated';

/** One setting that cannot be used, in the words the message needs. */
export interface SettingsProblem {
  readonly key: string;
  readonly expected: string;
  readonly received: string;
  /** What to type or change to mend it. */
  readonly remedy: string;
}

/** Stops a build with one message that lists every problem of the settings. */
export class SettingsError extends Error {
  readonly problems: readonly SettingsProblem[];

  constructor(problems: readonly SettingsProblem[]) {
    super(describe(problems));
    this.name = 'SettingsError';
    this.problems = problems;
  }
}

function describe(problems: readonly SettingsProblem[]): string {
  const count = `${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}`;
  const lines = problems.map(
    ({key, expected, received, remedy}) =>
      `  ${key}: expected ${expected}, received ${truncated(received)}.\n    ${remedy}`,
  );
  return [`Invalid site settings (${count})`, ...lines].join('\n');
}
