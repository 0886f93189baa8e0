/** Attribute of a link to a help topic's page: the id that applications ask with. */
export const TOPIC_ATTRIBUTE = 'data-topic';

/** `data-native` of the message that the topic asked for does not exist. */
export const UNKNOWN_TOPIC = 'unknown-topic';

/**
 * Leads an address with `?topic=ID` to the topic's page. The value only selects one of the page's
 * links: nothing of it ever becomes part of an address.
 *
 * @param search - query of the address, with its question mark
 * @param go - goes to an address, without leaving an entry behind: Back returns to where the reader
 *   came from
 */
export function answerHelpTopic(
  search = window.location.search,
  go = (href: string) => window.location.replace(href),
): void {
  const asked = new URLSearchParams(search).getAll('topic');
  const links = [
    ...document.querySelectorAll<HTMLAnchorElement>(`a[${TOPIC_ATTRIBUTE}]`),
  ];
  if (asked.length === 0 || links.length === 0) {
    return;
  }
  const link = links.find(
    (candidate) => candidate.getAttribute(TOPIC_ATTRIBUTE) === asked[0],
  );
  if (link && asked.length === 1) {
    go(link.pathname + link.hash);
  } else {
    const message = document.querySelector<HTMLElement>(
      `[data-native=${UNKNOWN_TOPIC}]`,
    );
    message?.removeAttribute('hidden');
  }
}
