import {LEGAL_TEXTS, type LegalTextId} from './legalTexts';

/** One version of a legal text. */
export interface LegalVersion {
  /** Day of the revision, `YYYY-MM-DD`. */
  readonly date: string;
  /** Path at which this version stays. */
  readonly path: string;
  /** Whether it is the text in force. */
  readonly current: boolean;
}

/** What the front matter of a legal text says. */
export interface LegalFrontMatter {
  readonly legal_text: LegalTextId;
  /** Day of the last revision, `YYYY-MM-DD`; absent while the vendor has not given one. */
  readonly last_revised?: string;
  /** Day from which the text applies, `YYYY-MM-DD`. */
  readonly applies_from?: string;
}

function isDay(value: unknown): value is string {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) {
    return false;
  }
  const day = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
}

/**
 * Checks the front matter of a legal text.
 *
 * @param frontMatter - as parsed from the page
 * @param file - path named in messages
 * @throws Error listing every key that cannot be used, with what was expected
 */
export function readLegalFrontMatter(
  frontMatter: Readonly<Record<string, unknown>>,
  file: string,
): LegalFrontMatter {
  const {legal_text, last_revised, applies_from} = frontMatter;
  const ids = LEGAL_TEXTS.map(({id}) => id);
  const problems: string[] = [];
  const problem = (key: string, expected: string, received: unknown) =>
    problems.push(
      `${file}:1: front matter "${key}": expected ${expected}, received ${JSON.stringify(received)}.`,
    );
  if (!ids.includes(legal_text as LegalTextId)) {
    problem('legal_text', `one of ${ids.join(', ')}`, legal_text);
  }
  for (const [key, value] of Object.entries({last_revised, applies_from})) {
    if (value !== undefined && !isDay(value)) {
      problem(key, "a day in quotes, e.g. '2025-07-04'", value);
    }
  }
  if (problems.length > 0) {
    throw new Error(problems.join('\n'));
  }
  return {legal_text, last_revised, applies_from} as LegalFrontMatter;
}
