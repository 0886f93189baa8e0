import {suggestName} from '../../src/content';
import type {FileTree} from '../check/files';
import {UsageError} from '../process/cli';

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

/**
 * Answers each question of a scaffold: by its option, interactively, or with its default.
 *
 * @param ask - shows a prompt and returns the typed answer; absent without a terminal
 * @throws UsageError naming the option if an answer is invalid or missing, or an option is unknown
 */
export async function answerQuestions(
  {name: scaffold, questions}: Scaffold,
  options: ScaffoldAnswers,
  files: FileTree,
  ask?: (prompt: string) => Promise<string>,
): Promise<ScaffoldAnswers> {
  const answers: Record<string, string> = {};
  for (const question of questions(files)) {
    const {name, defaultAnswer} = question;
    const option = options[name];
    for (let error: string | undefined; answers[name] === undefined;) {
      const given =
        option ?? (await ask?.(formatPrompt(question, answers, error)));
      const answer = given?.trim() || defaultAnswer?.(answers) || '';
      error = findError(question, answer, answers);
      if (!error) {
        answers[name] = answer;
      } else if (option !== undefined || !ask) {
        throw new UsageError(`--${name}: ${error}`);
      }
    }
  }
  const unknown = Object.keys(options).find((name) => !(name in answers));
  if (unknown !== undefined) {
    throw new UsageError(`--${unknown}: no option of "${scaffold}".`);
  }
  return answers;
}

function formatPrompt(
  {prompt, choices, defaultAnswer}: ScaffoldQuestion,
  answers: ScaffoldAnswers,
  error = '',
): string {
  const known = choices && `  one of: ${choices(answers).join(', ')}`;
  const preset = defaultAnswer?.(answers);
  return [error, prompt, known, preset ? `  [${preset}] > ` : '  > ']
    .filter(Boolean)
    .join('\n');
}

function findError(
  {choices, defaultAnswer, validate}: ScaffoldQuestion,
  answer: string,
  answers: ScaffoldAnswers,
): string | undefined {
  const known = choices?.(answers);
  if (known?.includes(answer) || answer === defaultAnswer?.(answers)) {
    return undefined;
  }
  const expected = known
    ? `one of ${known.join(', ')}`
    : answer === ''
      ? 'a text'
      : validate?.(answer);
  const near = known ? suggestName(answer, known) : '';
  return expected && `Expected ${expected}, received "${answer}". ${near}`;
}
