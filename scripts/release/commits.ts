/** What a commit says of itself: `type(scope): subject`, https://www.conventionalcommits.org/en/v1.0.0/ */
export interface Commit {
  /** The first characters of its hash. */
  readonly id: string;
  readonly type: string;
  readonly scope: string | undefined;
  readonly subject: string;
  /** What readers or deployers must do about it; absent where nothing breaks. */
  readonly breaks: string | undefined;
}

/** Layout of `git log` that {@link parseCommits} reads. No message holds these control characters. */
export const LOG_FORMAT = '%h%x1f%s%x1f%b%x1e';

/** Reads the output of `git log --no-merges --format=LOG_FORMAT`; leaves out subjects of another form. */
export function parseCommits(log: string): Commit[] {
  return log.split('\x1e').flatMap((entry) => {
    const [id = '', line = '', body = ''] = entry.trim().split('\x1f');
    const [, type, scope, mark, subject] =
      /^([a-z]+)(?:\(([^)]+)\))?(!)?: (.+)$/.exec(line) ?? [];
    if (!type || !subject) {
      return [];
    }
    const [, told] =
      /^BREAKING[ -]CHANGE: ([^]+?)(?:\n\n|(?![^]))/m.exec(body) ?? [];
    return [{id, type, scope, subject, breaks: told ?? (mark && subject)}];
  });
}
