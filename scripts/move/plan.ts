/** A place that names what was moved, and is left to whoever moves it. */
export interface Mention {
  readonly file: string;
  /** From 1. */
  readonly line: number;
}

/** What a move does to the repository. Paths are relative to its root. */
export interface MovePlan {
  /** Files that are taken away: their new texts are among `written`. */
  readonly removed: readonly string[];
  /** Whole texts of files, new and changed ones. */
  readonly written: Readonly<Record<string, string>>;
  /** Names that the command does not change: prose, comments, code of samples, the specification. */
  readonly left: readonly Mention[];
  /** What is left to do by hand, in sentences. */
  readonly next: readonly string[];
}
