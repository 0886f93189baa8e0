import {meant} from '../../src/sets/meant';
import type {FileTree} from '../check/files';
import type {Answers, Question, Refusal, Scaffold} from './scaffold';

/** Puts a question to a person. `again` says why the answer before was refused. */
export type Ask = (question: Question, again?: string) => Promise<string>;

/**
 * Answers every question of a scaffold: by the given answers, by the only choice, by asking, or with what is usual.
 *
 * @param given - answers of the command's options
 * @param ask - absent where nobody can be asked
 * @throws Error naming the option when an answer is refused, is missing or answers no question
 */
export async function answerAll(
  scaffold: Scaffold,
  given: Answers,
  files: FileTree,
  ask?: Ask,
): Promise<Answers> {
  refuseUnknown(scaffold, given, everyQuestion(scaffold, given, files));
  let answers: Answers = {};
  for (;;) {
    const open = openQuestion(scaffold.questions(answers, files), answers);
    if (!open) {
      return answers;
    }
    answers = {...answers, [open.name]: await answerOf(open)};
  }

  async function answerOf(question: Question): Promise<string> {
    const option = given[question.name];
    if (option !== undefined) {
      const refusal = await refusalOf(question, option);
      if (refusal) {
        throw new Error(
          `--${question.name}: ${describe(refusal, option)} ${refusal.remedy}`,
        );
      }
      return option;
    }
    const [only, ...others] = question.choices ?? [];
    if (only !== undefined && others.length === 0) {
      return only;
    }
    return ask ? askUntilGood(question, ask) : usualOf(question);
  }

  function usualOf({name, usual}: Question): string {
    if (usual === undefined) {
      throw new Error(
        `--${name}: expected an answer, received none, and there is no terminal to ask at.\nOptions of "${scaffold.name}":\n${optionsOf(everyQuestion(scaffold, given, files))}`,
      );
    }
    return usual;
  }
}

/**
 * Every question of a scaffold. Where later ones depend on an answer that is not given, they are those after the
 * first of its choices.
 */
export function everyQuestion(
  scaffold: Scaffold,
  given: Answers,
  files: FileTree,
): readonly Question[] {
  let answers: Answers = {};
  for (;;) {
    const questions = scaffold.questions(answers, files);
    const open = openQuestion(questions, answers);
    if (!open) {
      return questions;
    }
    const {name, choices} = open;
    const answer = given[name] ?? '';
    answers = {
      ...answers,
      [name]:
        choices && !choices.includes(answer) ? (choices[0] ?? '') : answer,
    };
  }
}

function openQuestion(
  questions: readonly Question[],
  answers: Answers,
): Question | undefined {
  return questions.find(({name}) => !Object.hasOwn(answers, name));
}

async function askUntilGood(question: Question, ask: Ask): Promise<string> {
  let again: string | undefined;
  for (;;) {
    const answer = (await ask(question, again)).trim() || question.usual || '';
    const refusal = await refusalOf(question, answer);
    if (!refusal) {
      return answer;
    }
    again = `${describe(refusal, answer)} ${refusal.remedy}`;
  }
}

async function refusalOf(
  {choices, usual, refuses}: Question,
  answer: string,
): Promise<Refusal | undefined> {
  if (answer === usual) {
    return undefined;
  }
  return choices && !choices.includes(answer)
    ? {
        expected: `one of ${choices.join(', ')}`,
        remedy: `${meant(answer, choices)}Choose one of them.`,
      }
    : refuses?.(answer);
}

function describe({expected}: Refusal, received: string): string {
  return `expected ${expected}, received "${received}".`;
}

function refuseUnknown(
  {name}: Scaffold,
  given: Answers,
  questions: readonly Question[],
): void {
  const unknown = Object.keys(given).filter((option) =>
    questions.every((question) => question.name !== option),
  );
  const known = questions.map((question) => question.name);
  if (unknown.length > 0) {
    throw new Error(
      `--${unknown.join(', --')}: expected options of "${name}", received ${unknown.length === 1 ? 'one' : 'some'} that answers no question. ${unknown.map((option) => meant(option, known)).join('')}Options:\n${optionsOf(questions)}`,
    );
  }
}

/** A line per option, with what it asks. */
export function optionsOf(questions: readonly Question[]): string {
  return questions
    .map(({name, asks, choices, usual}) =>
      [
        `  --${name.padEnd(14)} ${asks}`,
        ...(choices && choices.length <= 12 ? [`(${choices.join(', ')})`] : []),
        ...(usual === undefined ? [] : [`[${usual || 'nothing'}]`]),
      ].join(' '),
    )
    .join('\n');
}
