import type {DocsSetId} from './index';
import {OCR_HELP_TOPICS} from './ocr/helpTopics';
import {SPREADSHEET_HELP_TOPICS} from './spreadsheet/helpTopics';

/** A subject an application can ask help on. */
export interface HelpTopic {
  readonly label: string;
  /** Route of the page, with an anchor where one exists. */
  readonly to: string;
}

/** Topics of each documentation set, by the id that applications send. */
export const HELP_TOPICS: Readonly<
  Record<DocsSetId, Readonly<Record<string, HelpTopic>>>
> = {
  spreadsheet: SPREADSHEET_HELP_TOPICS,
  ocr: OCR_HELP_TOPICS,
};

/**
 * Finds the topic a query string asks for. The value only selects a row of the table:
 * nothing of it ever becomes part of an address.
 *
 * @param search - query string with its question mark, e.g. `?topic=run`
 * @returns `undefined` unless exactly one known topic is named
 */
export function findHelpTopic(
  setId: DocsSetId,
  search: string,
): HelpTopic | undefined {
  const asked = new URLSearchParams(search).getAll('topic');
  const topics = HELP_TOPICS[setId];
  const [id] = asked;
  return asked.length === 1 && id !== undefined && Object.hasOwn(topics, id)
    ? topics[id]
    : undefined;
}
