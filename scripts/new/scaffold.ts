import type {FileTree} from '../check/files';

/** Answers by the names of their questions, which are the names of options too. */
export type Answers = Readonly<Record<string, string>>;

/** A question of a scaffold. Its functions receive the answers given so far. */
export interface Question {
  /** Name of the command-line option that answers it. */
  readonly name: string;
  readonly prompt: string;
  /** All valid answers, if they are limited. */
  readonly choices?: (answers: Answers) => readonly string[];
  readonly defaultAnswer?: (answers: Answers) => string;
  /** Returns a description of valid answers if the answer is invalid. Any text is valid by default. */
  readonly validate?: (answer: string) => string | undefined;
}

/** Files that a scaffold writes: texts by path relative to the repository's root. */
interface Plan {
  /** New files; none of them may exist. */
  readonly created: Readonly<Record<string, string>>;
  /** Full new texts of existing files. */
  readonly changed: Readonly<Record<string, string>>;
  /** Remaining steps for the user. */
  readonly next: readonly string[];
}

/** Adds one kind of thing to the site. */
export interface Scaffold {
  readonly name: string;
  /** For `--help`: "a page of a documentation set". */
  readonly adds: string;
  readonly questions: (files: FileTree) => readonly Question[];
  readonly plan: (answers: Answers, files: FileTree) => Plan;
}
