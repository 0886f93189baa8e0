import type {FileTree} from '../check/files';

/** Answers by the names of their questions, which are the names of options too. */
export type Answers = Readonly<Record<string, string>>;

/** Why an answer cannot be used: what was expected, and how to get there. */
export interface Refusal {
  readonly expected: string;
  readonly remedy: string;
}

/** Something that a scaffold needs to know. */
export interface Question {
  /** Name of the option that answers it: `set` for `--set`. */
  readonly name: string;
  readonly asks: string;
  /** The only answers there are. */
  readonly choices?: readonly string[];
  /** Answer when none is given. Without it the question has to be answered. */
  readonly usual?: string;
  readonly refuses?: (answer: string) => Verdict | Promise<Verdict>;
}

/** Why an answer is refused; `undefined` for a good one. */
type Verdict = Refusal | undefined;

/** What a scaffold writes: whole texts, by path relative to the repository's root. */
export interface Plan {
  /** Files that must not be there yet. */
  readonly created: Readonly<Record<string, string>>;
  /** Files that are there, with what is added to them. */
  readonly changed: Readonly<Record<string, string>>;
  /** What is left to do by hand. */
  readonly next: readonly string[];
}

/** Adds one kind of thing to the site, as its recipe in CONTRIBUTING.md says. */
export interface Scaffold {
  readonly name: string;
  /** What is added, as a part of a sentence: "a page of a documentation set". */
  readonly makes: string;
  /** The questions, given the answers so far: later ones may depend on them. */
  questions(answers: Answers, files: FileTree): readonly Question[];
  /** What would be written; nothing is. */
  plan(answers: Answers, files: FileTree): Plan | Promise<Plan>;
}

/** An answer that is a text at all. */
export function text(name: string, asks: string): Question {
  return {
    name,
    asks,
    refuses: (answer) =>
      answer.trim() === ''
        ? {expected: 'a text', remedy: 'Write what readers see.'}
        : undefined,
  };
}

/** An answer that must have the form of a pattern. */
export function shaped(
  name: string,
  asks: string,
  pattern: RegExp,
  expected: string,
): Question {
  return {
    name,
    asks,
    refuses: (answer) =>
      pattern.test(answer)
        ? undefined
        : {expected, remedy: 'It becomes part of addresses: choose it once.'},
  };
}

/** A question of which the answer is refused for a further reason. */
export function unless(
  question: Question,
  refuses: (answer: string) => Refusal | undefined,
): Question {
  return {
    ...question,
    refuses: async (answer) =>
      (await question.refuses?.(answer)) ?? refuses(answer),
  };
}
