import {TOPIC_ATTRIBUTE} from '../site/sets/helpTopics';

/** Value of `data-native` on the message that the topic does not exist. */
export const UNKNOWN_TOPIC = 'unknown-topic';

/**
 * Redirects an address with `?topic=ID` to the page of the topic. For security, only opens addresses of links
 * on this page.
 *
 * @param search - query of the address, including the question mark
 * @param go - replaces the current history entry by an address
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
