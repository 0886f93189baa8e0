import {formatReceived} from './escaping';

/** An invalid setting. */
export interface SettingsProblem {
  readonly key: string;
  readonly expected: string;
  readonly received: string;
  readonly remedy: string;
}

/** Error whose message lists all invalid settings. */
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
      `  ${key}: expected ${expected}, received ${formatReceived(received)}.\n    ${remedy}`,
  );
  return [`Invalid site settings (${count})`, ...lines].join('\n');
}
