import {didYouMean} from '../../src/content';
import type {FileTree} from '../check/files';
import {UsageError} from '../process/cli';
import type {Answers, Question, Scaffold} from './scaffold';

/**
 * Answers every question of a scaffold: by the options of the command, by asking, or with what is usual.
 *
 * @param ask - asks a person, and returns what was typed; absent where nobody can be asked
 * @throws UsageError naming the option when an answer is refused, is missing or answers no question
 */
export async function answerAll(
  {name: scaffold, questions}: Scaffold,
  options: Answers,
  files: FileTree,
  ask?: (text: string) => Promise<string>,
): Promise<Answers> {
  const answers: Record<string, string> = {};
  for (const question of questions(files)) {
    const {name, usual} = question;
    const option = options[name];
    for (let fault: string | undefined; answers[name] === undefined;) {
      const given = option ?? (await ask?.(prompt(question, answers, fault)));
      const answer = given?.trim() || usual?.(answers) || '';
      fault = faultOf(question, answer, answers);
      if (!fault) {
        answers[name] = answer;
      } else if (option !== undefined || !ask) {
        throw new UsageError(`--${name}: ${fault}`);
      }
    }
  }
  const unknown = Object.keys(options).find((name) => !(name in answers));
  if (unknown !== undefined) {
    throw new UsageError(`--${unknown}: no option of "${scaffold}".`);
  }
  return answers;
}

function prompt(
  {asks, choices, usual}: Question,
  answers: Answers,
  fault = '',
): string {
  const known = choices && `  one of: ${choices(answers).join(', ')}`;
  const preset = usual?.(answers);
  return [fault, asks, known, preset ? `  [${preset}] > ` : '  > ']
    .filter(Boolean)
    .join('\n');
}

function faultOf(
  {choices, usual, expects}: Question,
  answer: string,
  answers: Answers,
): string | undefined {
  const known = choices?.(answers);
  if (known?.includes(answer) || answer === usual?.(answers)) {
    return undefined;
  }
  const expected = known
    ? `one of ${known.join(', ')}`
    : answer === ''
      ? 'a text'
      : expects?.(answer, answers);
  const near = known ? didYouMean(answer, known) : '';
  return expected && `Expected ${expected}, received "${answer}". ${near}`;
}
