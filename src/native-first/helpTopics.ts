/** Attribute of a link to a help topic's page, with the id of the topic. */
export const TOPIC_ATTRIBUTE = 'data-topic';

/** `data-native` of the message that the topic does not exist. */
export const UNKNOWN_TOPIC = 'unknown-topic';

/**
 * Redirects an address with `?topic=ID` to the topic's page. Only addresses of the page's own links are used, never the
 * value itself.
 *
 * @param search - query of the address, with its question mark
 * @param go - replaces the current entry of the history
 */
export function openHelpTopic(
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
