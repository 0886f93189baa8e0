import type {FileTree} from '../check/files';

/** Name of a question, which is also the name of its option → answer. */
export type ScaffoldAnswers = Readonly<Record<string, string>>;

/** A question that a scaffold asks. Its functions receive the answers given so far. */
export interface ScaffoldQuestion {
  /** Name of the question and of the command-line option that answers it. */
  readonly name: string;
  readonly prompt: string;
  /** Lists all valid answers; absent if any text may be valid. */
  readonly choices?: (answers: ScaffoldAnswers) => readonly string[];
  readonly defaultAnswer?: (answers: ScaffoldAnswers) => string;
  /** Describes valid answers if the given answer is invalid; returns `undefined` if it is valid. */
  readonly validate?: (answer: string) => string | undefined;
}

/** Changes that a scaffold makes: path relative to the repository's root → text. */
interface Plan {
  /** Texts of new files. The command fails if a file already exists. */
  readonly created: Readonly<Record<string, string>>;
  /** Complete new texts of existing files. */
  readonly changed: Readonly<Record<string, string>>;
  /** Remaining steps for the user, printed at the end. */
  readonly next: readonly string[];
}

/** A kind of thing that `npm run new` can add to the site. */
export interface Scaffold {
  readonly name: string;
  /** Description for `--help`, for example "a page of a documentation set". */
  readonly adds: string;
  readonly questions: (files: FileTree) => readonly ScaffoldQuestion[];
  readonly plan: (answers: ScaffoldAnswers, files: FileTree) => Plan;
}
