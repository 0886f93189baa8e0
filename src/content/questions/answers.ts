import {readFileSync} from 'node:fs';
import {Ajv} from 'ajv';
import {LOCALES, type Locale} from '../../site/locales';
import {ProblemError, type Problem} from '../problem';

/** The vendor's answers by the id of their mark, relative to the repository's root. */
export const ANSWERS_FILE = 'src/site/vendorAnswers.json';

/** What the vendor has said, in every language of the site, and where. */
export interface VendorAnswer {
  readonly answer: Readonly<Record<Locale, string>>;
  readonly source: {readonly name: string; readonly url?: string};
}

export type VendorAnswers = Readonly<Record<string, VendorAnswer>>;

const EXAMPLE =
  '{"answer": {"ko": "…", "en": "…"}, "source": {"name": "Data sheet, 1 December 2026", "url": "https://…"}}';

/** What is wrong with the text of the file, and its answers when nothing is. */
export function checkAnswers(
  file: string,
  text: string,
): {readonly answers: VendorAnswers; readonly problems: readonly Problem[]} {
  let entries: unknown;
  try {
    entries = JSON.parse(text);
  } catch (error) {
    return noAnswers(file, (error as Error).message);
  }
  if (typeof entries !== 'object' || !entries || Array.isArray(entries)) {
    return noAnswers(file, 'no object');
  }
  const problems = Object.entries(entries).flatMap(([id, entry]) =>
    faultsOf(entry).map((found) => ({
      file,
      line: lineOfKey(text, id),
      found: `"${id}": ${found}`,
      expected:
        'a text in every language, and the document of the vendor that states it, with an https address if it has one',
      remedy: `Write it as ${EXAMPLE}; without a source, take the answer away.`,
    })),
  );
  return {answers: entries as VendorAnswers, problems};
}

/** The answers of a file. @throws ProblemError with every entry that cannot be used */
export function readAnswers(file: string, text: string): VendorAnswers {
  const {answers, problems} = checkAnswers(file, text);
  const [first, ...more] = problems;
  if (first) {
    throw new ProblemError([first, ...more]);
  }
  return answers;
}

/**
 * Makes a reader that follows the edits of the answers, as the development server needs it, and parses them once per
 * edit.
 *
 * @param file - path of the answers
 */
export function answersReader(file: string): () => VendorAnswers {
  let known: {text: string; answers: VendorAnswers} | undefined;
  return () => {
    const text = readFileSync(file, 'utf8');
    if (known?.text !== text) {
      known = {text, answers: readAnswers(file, text)};
    }
    return known.answers;
  };
}

/** Line of a JSON file on which a key stands, from 1; line 1 when it does not. */
export function lineOfKey(text: string, key: string): number {
  const index = text.indexOf(`${JSON.stringify(key)}:`);
  return index < 0 ? 1 : text.slice(0, index).split('\n').length;
}

function noAnswers(file: string, found: string) {
  const problem = {
    file,
    line: 1,
    found,
    expected: 'a JSON object of answers by the id of their mark',
    remedy: `Write {} while there are none, or "area.subject": ${EXAMPLE}.`,
  };
  return {answers: {}, problems: [problem]};
}

/** A whole address with the name of a host, as readers can open it. */
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

/** What the schema says of an entry, as `source must have required property 'name'`. */
function faultsOf(entry: unknown): string[] {
  isAnswer(entry);
  return (isAnswer.errors ?? []).map(({instancePath, message, params}) => {
    const place = instancePath.slice(1).replaceAll('/', '.') || 'the entry';
    const {additionalProperty} = params as {additionalProperty?: string};
    return `${place} ${message}${additionalProperty ? `, such as ${additionalProperty}` : ''}`;
  });
}
