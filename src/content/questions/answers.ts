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
  let entries: unknown;
  try {
    entries = JSON.parse(text);
  } catch (error) {
    return unreadableAnswers(file, (error as Error).message);
  }
  if (typeof entries !== 'object' || !entries || Array.isArray(entries)) {
    return unreadableAnswers(file, 'no object');
  }
  const problems = Object.entries(entries).flatMap(([id, entry]) =>
    schemaErrors(entry).map((found) => ({
      file,
      line: findJsonLine(text, id),
      found: `"${id}": ${found}`,
      expected:
        'a text in every language, and the document that states it, with an https address if it has one',
      remedy: `Write it as ${EXAMPLE}; without a source, take the answer away.`,
    })),
  );
  return {answers: entries as Answers, problems};
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

function unreadableAnswers(file: string, found: string) {
  const problem = {
    file,
    line: 1,
    found,
    expected: 'a JSON object of answers by the id of their mark',
    remedy: `Write {} while there are none, or "area.subject": ${EXAMPLE}.`,
  };
  return {answers: {}, problems: [problem]};
}

const HTTPS = String.raw`^https://[^\s"<>/?#.]+(?:\.[^\s"<>/?#.]+)+\.?(?:[/?#][^\s"<>]*)?$`;

const TEXT = {type: 'string', pattern: '\\S'};

const isAnswer = new Ajv({allErrors: true}).compile({
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
});

/** Returns the validation errors of an answer, for example `source must have required property 'name'`. */
function schemaErrors(entry: unknown): string[] {
  isAnswer(entry);
  return (isAnswer.errors ?? []).map(({instancePath, message, params}) => {
    const place = instancePath.slice(1).replaceAll('/', '.') || 'the entry';
    const {additionalProperty} = params as {additionalProperty?: string};
    return `${place} ${message}${additionalProperty ? `, such as ${additionalProperty}` : ''}`;
  });
}
