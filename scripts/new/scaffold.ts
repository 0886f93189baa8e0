import type {FileTree} from '../check/files';

/** Answers by the names of their questions, which are the names of options too. */
export type Answers = Readonly<Record<string, string>>;

/** Something that a scaffold needs to know. What depends on earlier answers is given them. */
export interface Question {
  /** Name of the option that answers it: `set` for `--set`. */
  readonly name: string;
  readonly asks: string;
  /** The only answers there are. */
  readonly choices?: (answers: Answers) => readonly string[];
  /** The answer when none is given. */
  readonly usual?: (answers: Answers) => string;
  /** What was expected instead of an answer that cannot be used; any text will do when absent. */
  readonly expects?: (answer: string, answers: Answers) => string | undefined;
}

/** What a scaffold writes: whole texts, by path relative to the repository's root. */
interface Plan {
  /** Files that must not be there yet. */
  readonly created: Readonly<Record<string, string>>;
  /** Files that are there, with what is added to them. */
  readonly changed: Readonly<Record<string, string>>;
  /** What is left to do by hand. */
  readonly next?: readonly string[];
}

/** Adds one kind of thing to the site. */
export interface Scaffold {
  readonly name: string;
  /** What is added, as a part of a sentence: "a page of a documentation set". */
  readonly makes: string;
  readonly questions: (files: FileTree) => readonly Question[];
  /** What would be written; nothing is. */
  readonly plan: (answers: Answers, files: FileTree) => Plan | Promise<Plan>;
}

/** The form of names in addresses, and how it is described. */
export const WORDS = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;
export const WORDS_EXPECTED = 'lower-case words joined by "-"';

/** A question. */
export const ask = (
  name: string,
  asks: string,
  more: Omit<Question, 'name' | 'asks'> = {},
): Question => ({name, asks, ...more});

/** Wants a name that has a form, and that nothing has yet. */
export function newName(
  form: RegExp,
  expected: string,
  taken: readonly string[],
) {
  return {
    expects: (answer: string) =>
      !form.test(answer)
        ? expected
        : taken.includes(answer)
          ? `another one than ${taken.join(', ')}`
          : undefined,
  };
}
