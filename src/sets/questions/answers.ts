import {readFileSync} from 'node:fs';
import {HTTPS_ADDRESS} from '../../site/httpsAddress';
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
  if (!isRecord(entries)) {
    return noAnswers(file, 'no object');
  }
  const problems = Object.entries(entries).flatMap(([id, entry]) =>
    faultsOf(entry).map(({found, expected, remedy}) => ({
      file,
      line: lineOfKey(text, id),
      found: `"${id}": ${found}`,
      expected,
      remedy,
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

type Fault = Pick<Problem, 'found' | 'expected' | 'remedy'>;

function faultsOf(entry: unknown): Fault[] {
  const {answer, source, ...others} = isRecord(entry) ? entry : {};
  const texts = isRecord(answer) ? answer : {};
  const missing = LOCALES.filter((locale) => !isText(texts[locale]));
  const faults: Fault[] = [];
  if (missing.length > 0) {
    faults.push({
      found: `an answer without a text in ${missing.join(', ')}`,
      expected: `answer, with a text for each of ${LOCALES.join(', ')}`,
      remedy: `Write it as ${EXAMPLE}.`,
    });
  }
  if (!isRecord(source) || !isText(source['name'])) {
    faults.push({
      found: 'an answer without a source',
      expected:
        'source.name, the document of the vendor that states the answer',
      remedy: `Name the document and its date, as in ${EXAMPLE}; without one, take the answer away.`,
    });
  } else if (source['url'] !== undefined && !isAddress(source['url'])) {
    faults.push({
      found: `the source address ${JSON.stringify(source['url'])}`,
      expected:
        'source.url, a whole https address, such as https://vendor.example/data-sheet.pdf',
      remedy: 'Correct the address, or leave it out.',
    });
  }
  const unknown = [
    ...Object.keys(others),
    ...Object.keys(texts)
      .filter((key) => !(LOCALES as readonly string[]).includes(key))
      .map((key) => `answer.${key}`),
    ...Object.keys(isRecord(source) ? source : {})
      .filter((key) => !['name', 'url'].includes(key))
      .map((key) => `source.${key}`),
  ];
  if (unknown.length > 0) {
    faults.push({
      found: `the unknown key ${unknown.join(', ')}`,
      expected: 'answer, source.name and source.url alone',
      remedy: 'Correct the name of the key, or take it away.',
    });
  }
  return faults;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== '';
}

function isAddress(value: unknown): boolean {
  return typeof value === 'string' && HTTPS_ADDRESS.test(value);
}
