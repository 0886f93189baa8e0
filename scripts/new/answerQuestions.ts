import {suggestName} from '../../src/content';
import type {FileTree} from '../check/files';
import {UsageError} from '../process/cli';
import type {ScaffoldAnswers, ScaffoldQuestion, Scaffold} from './scaffold';

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
