/** A subject an application can ask help on. */
export interface HelpTopic {
  readonly label: string;
  /** Route of the page, with an anchor where one exists. */
  readonly to: string;
}

/** Topics of a documentation set, by the id that applications send. */
export type HelpTopicTable = Readonly<Record<string, HelpTopic>>;

/**
 * Finds the topic a query string asks for. The value only selects a row of the table:
 * nothing of it ever becomes part of an address.
 *
 * @param search - query string with its question mark, e.g. `?topic=run`
 * @returns `undefined` unless exactly one known topic is named
 */
export function findHelpTopic(
  topics: HelpTopicTable,
  search: string,
): HelpTopic | undefined {
  const asked = new URLSearchParams(search).getAll('topic');
  const [id] = asked;
  return asked.length === 1 && id !== undefined && Object.hasOwn(topics, id)
    ? topics[id]
    : undefined;
}
