import {readFileSync} from 'node:fs';
import {Ajv} from 'ajv';
import {LOCALES, type Locale} from '../../site/locales';
import {throwProblems, type FileProblem} from '../problem';

/** Path of the file with answers to open questions, relative to the repository's root. */
export const ANSWERS_FILE = 'src/site/answers.json';

export interface Answer {
  readonly answer: Readonly<Record<Locale, string>>;
  readonly source: {readonly name: string; readonly url?: string};
}

/** Question id → answer. */
export type Answers = Readonly<Record<string, Answer>>;

const EXAMPLE =
  '{"answer": {"ko": "…", "en": "…"}, "source": {"name": "Data sheet, 1 December 2026", "url": "https://…"}}';

/** Parses and validates the answers of a file. */
export function checkAnswers(
  file: string,
  text: string,
): {
  readonly answers: Answers;
  readonly problems: readonly FileProblem[];
} {
  const toProblem = (line: number, found: string) => ({
    file,
    line,
    found,
    expected:
      'answers by the id of their mark: a text in every language, and the document that states it, with an https address if it has one',
    remedy: `Write it as "area.subject": ${EXAMPLE}; without a source, take the answer away. Write {} while there are none.`,
  });
  try {
    const answers = JSON.parse(text) as Answers;
    areAnswers(answers);
    const problems = (areAnswers.errors ?? []).map(
      ({instancePath, message, params}) => {
        const [, id = '', ...place] = instancePath.split('/');
        const {additionalProperty: unknown} = params as Record<string, string>;
        return toProblem(
          findJsonLine(text, id),
          `"${id}": ${place.join('.') || 'the entry'} ${message}${unknown ? `, such as ${unknown}` : ''}`,
        );
      },
    );
    return {answers: Object(answers) as Answers, problems};
  } catch (error) {
    return {answers: {}, problems: [toProblem(1, (error as Error).message)]};
  }
}

/**
 * Parses the answers to open questions.
 *
 * @param file - path for error messages
 * @throws ProblemError with every invalid entry
 */
export function readAnswers(file: string, text: string): Answers {
  const {answers, problems} = checkAnswers(file, text);
  throwProblems(problems);
  return answers;
}

/** Returns a function that reads the current answers. It parses the file again only after an edit. */
export function createAnswersReader(file: string): () => Answers {
  let known: {text: string; answers: Answers} | undefined;
  return () => {
    const text = readFileSync(file, 'utf8');
    if (known?.text !== text) {
      known = {text, answers: readAnswers(file, text)};
    }
    return known.answers;
  };
}

/** Returns the 1-based line of a key in a JSON file, or 1 if the file does not contain the key. */
export function findJsonLine(text: string, key: string): number {
  const index = text.indexOf(`${JSON.stringify(key)}:`);
  return index < 0 ? 1 : text.slice(0, index).split('\n').length;
}

const HTTPS = String.raw`^https://[^\s"<>/?#.]+(?:\.[^\s"<>/?#.]+)+\.?(?:[/?#][^\s"<>]*)?$`;

const TEXT = {type: 'string', pattern: '\\S'};

const areAnswers = new Ajv({allErrors: true}).compile({
  type: 'object',
  additionalProperties: {
    type: 'object',
    required: ['answer', 'source'],
    additionalProperties: false,
    properties: {
      answer: {
        type: 'object',
        required: LOCALES,
        additionalProperties: false,
        properties: Object.fromEntries(LOCALES.map((locale) => [locale, TEXT])),
      },
      source: {
        type: 'object',
        required: ['name'],
        additionalProperties: false,
        properties: {
          name: TEXT,
          url: {type: 'string', pattern: HTTPS},
        },
      },
    },
  },
});
